import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { bringToLife } from './ui/alive.ts';
import { inNextTask } from './ui/next-task.ts';
import { RUNS_PREACT } from './ui/runs-preact.ts';

/** Preact minds what stands in the body and nothing else (root.tsx); React the whole document. */
const root = RUNS_PREACT ? document.body : document;

/** The router throws the promise of the page's data until it has read them. React waits by itself. */
function start(): void {
  try {
    hydrateRoot(root, <HydratedRouter />);
    void bringToLife().then(removeBootScripts);
  } catch (thrown) {
    if (!(thrown instanceof Promise)) throw thrown;
    void thrown.then(() => inNextTask(start));
  }
}

/** Once the application runs, what started it has done its work. */
function removeBootScripts(): void {
  if (!RUNS_PREACT) return;
  for (const script of document.querySelectorAll('body > script')) script.remove();
}

start();
