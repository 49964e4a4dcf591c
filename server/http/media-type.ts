import { extname } from 'node:path';

const text = '; charset=utf-8';

const mediaTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': `text/css${text}`,
  '.csv': `text/csv${text}; header=present`,
  '.gif': 'image/gif',
  '.html': `text/html${text}`,
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': `text/javascript${text}`,
  '.json': 'application/json',
  '.m4v': 'video/mp4',
  '.mjs': `text/javascript${text}`,
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': `text/plain${text}`,
  '.vtt': `text/vtt${text}`,
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The `Content-Type` of a file by its name. With `nosniff`, an unknown one is only ever offered for download. */
export function mediaType(file: string): string {
  return mediaTypes[extname(file).toLowerCase()] ?? 'application/octet-stream';
}
