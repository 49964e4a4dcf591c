// What the function is measured against: `node:http` that parses the same JSON and inserts the same row, and nothing
// else. One synced commit a message, statements prepared once. `node bench/bare-function.ts PORT FILE|postgres://…`, a
// database that has the tables already.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

const columns =
  'reference, received_at, name, phone, email, organization, message, language, form_type, state, held_for, text_digest';
const rest = `'en', 'contact', 'new', '', ''`;

const [, , port, place = ''] = process.argv;
const insert = place.startsWith('postgres:') ? insertInPostgres(place) : insertInSqlite(place);

createServer((req, res) => {
  const chunks: Buffer[] = [];
  req.on('data', chunk => chunks.push(chunk));
  req.on('end', async () => {
    const { name, phone, email, organization, message } = JSON.parse(Buffer.concat(chunks).toString());
    const reference = randomBytes(8).toString('hex');
    await insert([reference, new Date().toISOString(), name, phone, email, organization, message]);
    const body = JSON.stringify({ success: true, message: 'Message sent successfully!', reference });
    res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
    res.end(body);
  });
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'));

type Insert = (values: string[]) => unknown;

function insertInSqlite(file: string): Insert {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  const statement = database.prepare(
    `insert into messages (${columns}) values (?, ?, ?, ?, ?, ?, ?, ${rest})`,
  );
  return values => statement.run(...values);
}

/** As many connections as ours has. */
function insertInPostgres(connectionString: string): Insert {
  const pool = new pg.Pool({ connectionString, max: 10 });
  const text = `insert into messages (${columns}) values ($1, $2, $3, $4, $5, $6, $7, ${rest})`;
  return values => pool.query({ name: 'insert', text, values });
}
