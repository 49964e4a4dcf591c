// What the function is measured against: `node:http` that parses the same JSON and inserts the same row, and nothing
// else. One synced commit a message, statements prepared once. `node bench/bare-server.ts PORT FILE`, a database that has
// the tables already.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';

const [, , port, file = ''] = process.argv;
const database = new DatabaseSync(file);
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
const insert = database.prepare(
  `insert into messages (reference, received_at, language, form_type, name, phone, email, organization, message, state,
   held_for, text_digest) values (?, ?, 'en', 'contact', ?, ?, ?, ?, ?, 'new', '', '')`,
);

createServer((req, res) => {
  const chunks: Buffer[] = [];
  req.on('data', chunk => chunks.push(chunk));
  req.on('end', () => {
    const { name, phone, email, organization, message } = JSON.parse(Buffer.concat(chunks).toString());
    const reference = randomBytes(8).toString('hex');
    insert.run(reference, new Date().toISOString(), name, phone, email, organization, message);
    const body = JSON.stringify({ success: true, message: 'Message sent successfully!', reference });
    res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
    res.end(body);
  });
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'));
