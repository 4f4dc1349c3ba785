import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { bringToLife } from './ui/alive.ts';
import { inNextTask } from './ui/next-task.ts';
import { RUNS_PREACT } from './ui/runs-preact.ts';

/**
 * The router is made by the first call of its component and kept. Making it takes as long as the first
 * drawing, so it is asked for by itself: it throws the promise of the page's data until it has read them,
 * and, once it is made, because nothing is being drawn.
 */
function makeRouter(): void {
  try {
    HydratedRouter({});
  } catch (thrown) {
    const isWaiting = thrown instanceof Promise;
    void Promise.resolve(thrown).then(() => inNextTask(isWaiting ? makeRouter : start));
  }
}

async function start(): Promise<void> {
  hydrateRoot(document.body, <HydratedRouter />);
  await bringToLife();
  // What started the application has done its work.
  for (const script of document.querySelectorAll('body > script')) script.remove();
}

// React does all this by itself, and minds the whole document.
if (RUNS_PREACT) makeRouter();
else hydrateRoot(document, <HydratedRouter />);
