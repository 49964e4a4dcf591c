import { readFileSync } from 'node:fs';

/** What a film file says of itself. */
export interface FilmFile {
  bytes: number;
  /** Seconds. */
  duration: number;
  width: number;
  height: number;
  framesPerSecond: number;
  /** As the container names them, the picture's first. */
  codecs: string[];
  /** It can start before all of it has arrived. */
  startsFast: boolean;
}

export function readFilm(path: string): FilmFile {
  const file = readFileSync(path);
  return path.endsWith('.mp4') ? readMp4(file) : readWebm(file);
}

interface Part {
  name: string;
  data: Buffer;
}

/** ISO/IEC 14496-12: boxes of size, name and content. */
function boxes(data: Buffer): Part[] {
  const found: Part[] = [];
  for (let at = 0; at + 8 <= data.length; ) {
    const size = data.readUInt32BE(at);
    found.push({ name: data.toString('latin1', at + 4, at + 8), data: data.subarray(at + 8, at + size) });
    at += Math.max(size, 8);
  }
  return found;
}

function inside(parts: Part[], ...path: string[]): Buffer {
  const [name, ...rest] = path;
  const part = parts.find(candidate => candidate.name === name);
  if (!part) throw new Error(`The file has no ${name}`);
  return rest.length === 0 ? part.data : inside(boxes(part.data), ...rest);
}

function readMp4(file: Buffer): FilmFile {
  const top = boxes(file);
  const tracks = boxes(inside(top, 'moov'))
    .filter(box => box.name === 'trak')
    .map(({ data }) => boxes(data));
  const codecs = tracks.map(track =>
    inside(track, 'mdia', 'minf', 'stbl', 'stsd').toString('latin1', 12, 16),
  );
  const [picture] = tracks;
  if (!picture) throw new Error('The file has no picture');
  const size = inside(picture, 'tkhd').subarray(-8);
  const clock = inside(picture, 'mdia', 'mdhd');
  const duration = clock.readUInt32BE(16) / clock.readUInt32BE(12);
  const frames = inside(picture, 'mdia', 'minf', 'stbl', 'stsz').readUInt32BE(8);
  const order = top.map(box => box.name);
  return {
    bytes: file.length,
    duration,
    width: size.readUInt16BE(0),
    height: size.readUInt16BE(4),
    framesPerSecond: frames / duration,
    codecs,
    startsFast: order.indexOf('moov') < order.indexOf('mdat'),
  };
}

const webm = {
  segment: '18538067',
  info: '1549a966',
  scale: '2ad7b1',
  duration: '4489',
  tracks: '1654ae6b',
  track: 'ae',
  codec: '86',
  frame: '23e383',
  video: 'e0',
  width: 'b0',
  height: 'ba',
  cluster: '1f43b675',
};

/** RFC 8794: elements of id, length and content, both numbers as long as their first byte says. */
function elements(data: Buffer): Part[] {
  const found: Part[] = [];
  for (let at = 0; at < data.length; ) {
    const idLength = Math.clz32(data[at] ?? 0) - 23;
    const sizeAt = at + idLength;
    const sizeLength = Math.clz32(data[sizeAt] ?? 0) - 23;
    let size = (data[sizeAt] ?? 0) & (0xff >> sizeLength);
    for (const byte of data.subarray(sizeAt + 1, sizeAt + sizeLength)) size = size * 256 + byte;
    const start = sizeAt + sizeLength;
    found.push({ name: data.toString('hex', at, sizeAt), data: data.subarray(start, start + size) });
    at = start + size;
  }
  return found;
}

function element(parts: Part[], name: string): Buffer {
  return parts.find(part => part.name === name)?.data ?? Buffer.alloc(0);
}

const number = (data: Buffer): number => (data.length === 0 ? 0 : data.readUIntBE(0, data.length));

function readWebm(file: Buffer): FilmFile {
  const segment = elements(element(elements(file), webm.segment));
  const info = elements(element(segment, webm.info));
  const tracks = elements(element(segment, webm.tracks))
    .filter(part => part.name === webm.track)
    .map(({ data }) => elements(data));
  const picture = tracks[0] ?? [];
  const shape = elements(element(picture, webm.video));
  const order = segment.map(part => part.name);
  return {
    bytes: file.length,
    duration: (element(info, webm.duration).readDoubleBE(0) * number(element(info, webm.scale))) / 1e9,
    width: number(element(shape, webm.width)),
    height: number(element(shape, webm.height)),
    framesPerSecond: 1e9 / number(element(picture, webm.frame)),
    codecs: tracks.map(track => element(track, webm.codec).toString('latin1')),
    startsFast: order.indexOf(webm.tracks) < order.indexOf(webm.cluster),
  };
}
