// The baselines: the least that any Node server must do, with `node:http` alone.
// `node bench/bare-server.ts PORT FILE.html` answers everything with one compressed page from memory.
// `node bench/bare-server.ts PORT FILE.db|postgres://…` parses a message and inserts one row in one synced commit.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import pg from 'pg';

const table =
  'create table messages (reference text primary key, received_at text, name text, phone text, email text, organization text, message text)';

const [, , port, source = ''] = process.argv;
const listener = source.endsWith('.html') ? pageListener(source) : await messageListener(source);
createServer(listener).listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'));

function pageListener(file: string): RequestListener {
  const page = readFileSync(`${file}.gz`);
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'gzip',
    'Content-Length': page.length,
  };
  return (_req, res) => void res.writeHead(200, headers).end(page);
}

async function messageListener(database: string): Promise<RequestListener> {
  const insert = database.startsWith('postgres:') ? await postgresInsert(database) : sqliteInsert(database);
  return async (req, res) => {
    const { name, phone, email, organization, message } = JSON.parse(await text(req));
    const reference = randomUUID();
    await insert([reference, new Date().toISOString(), name, phone, email, organization, message]);
    const body = JSON.stringify({ success: true, message: 'Message sent successfully!', reference });
    res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
    res.end(body);
  };
}

function sqliteInsert(file: string): (values: string[]) => unknown {
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${table}`);
  const statement = database.prepare('insert into messages values (?, ?, ?, ?, ?, ?, ?)');
  return values => statement.run(...values);
}

async function postgresInsert(connectionString: string): Promise<(values: string[]) => unknown> {
  const pool = new pg.Pool({ connectionString, max: 10 });
  await pool.query(table);
  return values =>
    pool.query({ name: 'insert', text: 'insert into messages values ($1, $2, $3, $4, $5, $6, $7)', values });
}
