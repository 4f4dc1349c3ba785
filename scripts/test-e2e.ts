import { run } from './run.ts';

/** `npm run test:e2e -- home --headed`: the files with "home" in their name, with windows to look at. */
const args = process.argv.slice(2);
const headed = args.includes('--headed');
const screenless = process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY;

if (headed && screenless) {
  console.error(
    '--headed needs a screen, and there is none here: neither DISPLAY nor WAYLAND_DISPLAY is set.',
  );
  process.exitCode = 1;
} else {
  const { ok } = await run(
    'vitest',
    ['run', '--project=e2e', '--project=e2e-serial', ...args.filter((arg) => arg !== '--headed')],
    { env: headed ? { HEADED: '1' } : {} },
  );
  process.exitCode = ok ? 0 : 1;
}
