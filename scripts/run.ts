import { spawn } from 'node:child_process';
import path from 'node:path';

export const projectDir = path.resolve(import.meta.dirname, '..');

export interface RunResult {
  ok: boolean;
  output: string;
}

/** Runs a program of the project, its output shown at once or kept for later. */
export function run(command: string, args: string[], { quiet = false, env = {} } = {}): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectDir,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}
