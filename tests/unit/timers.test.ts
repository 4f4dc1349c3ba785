import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const projectDir = path.resolve(import.meta.dirname, '../..');

test('[STORE-15] timers stand only where time is the point: turns, countdowns, watches, the last call', () => {
  const sources = globSync('{app,domain,server}/**/*.{ts,tsx}', { cwd: projectDir });
  const timers = sources.filter(
    (file) =>
      !/\.test\.tsx?$/.test(file) &&
      /setTimeout|setInterval/.test(readFileSync(path.join(projectDir, file), 'utf8')),
  );
  expect(timers.sort()).toEqual([
    'app/admin/editing/autosave.ts',
    'app/admin/editing/saved-notice.tsx',
    'app/admin/editing/use-save-before-leaving.ts',
    'app/admin/editors/entries/entry-banner.tsx',
    'app/admin/screens/publications/use-review.ts',
    'app/admin/ui/use-follow.ts',
    'app/document/rewrite-html.ts',
    'app/preview/ribbon-script.ts',
    'app/site/forms/use-sending.ts',
    'app/site/screens/belgium/throttle.ts',
    'app/site/screens/not-found/countdown.tsx',
    'app/site/shell/evening-script.ts',
    'app/site/shell/held-tap.ts',
    'app/site/shell/loading-notice.tsx',
    'app/site/shell/mega-menu.tsx',
    'app/site/shell/moment-script.ts',
    'app/site/shell/page-place.tsx',
    'app/site/shell/prefetch-links.tsx',
    'app/ui/carousel/use-rotation.ts',
    'app/ui/theme-script.ts',
    'server/accounts/password-reset.ts',
    'server/background-jobs.ts',
    'server/backup/nightly-backup.ts',
    'server/buffered-log-stream.ts',
    'server/database/listen-to-others.ts',
    'server/database/postgres.ts',
    'server/database/sqlite-sessions.ts',
    'server/database/sqlite.ts',
    'server/gate/work-queue.ts',
    'server/http/request-body.ts',
    'server/http/shutdown.ts',
    'server/index-now/index-now.ts',
    'server/mail/emailjs-transport.ts',
    'server/mail/outbox-worker.ts',
    'server/main.ts',
    'server/publishing/publications/publication-worker.ts',
    'server/statistics/count-buffer.ts',
    'server/time-limit.ts',
    'server/uploads/receive-upload.ts',
  ]);
});
