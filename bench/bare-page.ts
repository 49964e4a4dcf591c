// The most that `node:http` can give: one answer from memory, whatever is asked. `node bench/bare-page.ts PORT FILE`, a
// page of the build.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , port, file = ''] = process.argv;
const page = readFileSync(`${file}.gz`);
const headers = [
  ...['Content-Type', 'text/html; charset=utf-8', 'Content-Encoding', 'gzip', 'Vary', 'Accept-Encoding'],
  ...['Content-Length', String(page.length)],
];
createServer((_req, res) => {
  res.writeHead(200, headers).end(page);
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'));
