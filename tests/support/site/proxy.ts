import { execFile, execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:https';
import path from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { newFolder } from '../engines.ts';
import { freePort } from '../services/free-port.ts';

const run = promisify(execFile);
const shipped = path.resolve(import.meta.dirname, '../../../deploy/nginx.conf');

export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** nginx with the configuration we ship, before two instances on these ports, with a certificate of its own. */
export async function startProxy(first: number, second: number, port: number) {
  const folder = await newFolder();
  const plainPort = await freePort();
  const certificate = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
    ...['-nodes', '-days', '1', '-subj', '/CN=localhost', ...certificate],
  ]);
  const site = (await readFile(shipped, 'utf8'))
    .replaceAll('/etc/letsencrypt/live/www.example.com', folder)
    .replaceAll('www.example.com', 'localhost')
    .replace('127.0.0.1:3000', `127.0.0.1:${first}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${second}`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`);
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    `worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; ${process.getuid?.() === 0 ? 'user root;' : ''}
     events { worker_connections 1024; }
     http { access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; ${site} }`,
  );
  const nginx = (...words: string[]) => run('nginx', ['-c', file, ...words]);
  const { stderr: checked } = await nginx('-t');
  await nginx();
  onTestFinished(async () => void (await nginx('-s', 'stop')));
  return {
    checked,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    errors: () => readFile(`${folder}/error.log`, 'utf8'),
  };
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Another address of this machine: limits count by it. */
  from?: string;
}

const agents = new Map<string, Agent>();

/** A request over TLS whose certificate nobody vouches for. */
export function ask(url: string, { method = 'GET', headers = {}, body, from = '127.0.0.1' }: Asked = {}) {
  const agent =
    agents.get(from) ?? new Agent({ keepAlive: true, rejectUnauthorized: false, localAddress: from });
  agents.set(from, agent);
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      const sent = request(url, { method, headers, agent }, (response) => {
        let text = '';
        response
          .setEncoding('utf8')
          .on('data', (part) => (text += part))
          .on('error', reject)
          .on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      });
      sent.on('error', reject).end(body);
    },
  );
}
