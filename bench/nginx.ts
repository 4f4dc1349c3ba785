import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { run } from '../scripts/run.ts';

/** nginx with one worker, serving these bytes, with its log on as ours is. */
export async function startNginx(body: Buffer, port: number): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vitrine-nginx-'));
  await writeFile(path.join(folder, 'index.html'), body);
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; user root;
     events { worker_connections 1024; }
     http {
       access_log ${folder}/access.log; sendfile on; tcp_nopush on; keepalive_requests 10000000;
       types { text/html html; } server { listen 127.0.0.1:${port}; root ${folder}; }
     }`,
  );
  const nginx = (...args: string[]) =>
    run('nginx', ['-c', path.join(folder, 'nginx.conf'), ...args], { quiet: true });
  const { ok, output } = await nginx();
  if (!ok) throw new Error(`nginx did not start: ${output}`);
  return async () => {
    await nginx('-s', 'quit');
    await rm(folder, { recursive: true, force: true });
  };
}
