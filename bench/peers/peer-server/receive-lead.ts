import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const REQUIRED = ['name', 'email', 'message'];

let database: DatabaseSync | undefined;

function open(): DatabaseSync {
  if (database) return database;
  database = new DatabaseSync(path.join(process.cwd(), 'data', 'leads.sqlite'));
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('CREATE TABLE IF NOT EXISTS leads (id TEXT PRIMARY KEY, fields TEXT, received_at TEXT)');
  return database;
}

/** Stores what a form sent, and answers as our own call does. */
export async function receiveLead(request: Request): Promise<Response> {
  const fields = Object.fromEntries(await request.formData());
  const missing = REQUIRED.filter((name) => !String(fields[name] ?? '').trim());
  if (missing.length > 0) {
    const problems = Object.fromEntries(missing.map((name) => [name, 'required']));
    return Response.json({ fields: problems }, { status: 422 });
  }
  open()
    .prepare('INSERT INTO leads VALUES (?, ?, ?)')
    .run(randomUUID(), JSON.stringify(fields), new Date().toISOString());
  return Response.json({ ok: true }, { status: 201 });
}

export function formToken(): Response {
  return Response.json({ form: randomUUID() }, { headers: { 'cache-control': 'no-store' } });
}
