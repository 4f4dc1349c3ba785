import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, type Location, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { servicesContext } from '../http/services.ts';
import { browserRoutes } from '../site/browser-routes.tsx';
import { beginMoment, showMomentOf, tellTime } from './evening.ts';
import { entryEditor, frameRoutes } from './frame-routes.ts';
import { keepInPage, showAnchor } from './keep-in-page.ts';
import { createLiveServices } from './live-services.ts';
import { mailRoutes } from './mail-page.tsx';
import type { FromPage, ToPage } from './messages.ts';
import { nameFields } from './name-fields.ts';
import { openFields } from './open-fields.ts';
import { queryWrittenSite } from './query-written-site.ts';
import { sendNothing } from './send-nothing.ts';

const tell = (message: FromPage) => parent.postMessage(message, origin);
const live = createLiveServices(queryWrittenSite, parent.location.origin);

// Nobody visits the site here.
navigator.sendBeacon = () => false;
// What is drawn anew, such as the heading of the next step, never takes the focus from a field.
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function focusHere(this: HTMLElement, options) {
  if (document.hasFocus()) focus.call(this, options);
};
nameFields(document, { ...live, onNamed: pointAwaited });
const { point, pointBeside } = openFields(document, {
  open: (field, at) => tell({ kind: 'open', field, entry: entry(), at }),
  follow(link) {
    const { origin: to, pathname, search, hash } = link;
    if (showAnchor(link)) return;
    if (to === parent.location.origin) void router?.navigate(pathname + search + hash);
  },
});
keepInPage();
beginMoment();
sendNothing();

type Router = ReturnType<typeof createMemoryRouter>;
/** Begins where the back office leads first: before, nobody knows what is written. */
let router: Router | undefined;

const receive: { [Kind in ToPage['kind']]: (message: Extract<ToPage, { kind: Kind }>) => void } = {
  write({ written }) {
    for (const one of written) live.write(one);
    redraw();
  },
  go: ({ path }) => go(path),
  point({ field, page, text }) {
    awaited = undefined;
    showMomentOf(field);
    if (point(field, text)) return;
    if (router && isAt(page, router.state.location)) pointBeside(field);
    else {
      awaited = field;
      go(page);
    }
  },
  theme: ({ dark }) => document.documentElement.classList.toggle('dark', dark),
};
addEventListener('message', ({ source, data }: MessageEvent<ToPage>) => {
  if (source === parent) receive[data.kind]?.(data as never);
});

/** A field whose place was not there when it was asked for. */
let awaited: string | undefined;
function pointAwaited(): void {
  tellTime();
  if (router?.state.navigation.state !== 'idle') return;
  if (awaited && (point(awaited) || pointBeside(awaited))) awaited = undefined;
}

async function go(to: string): Promise<void> {
  if (router && isAt(to, router.state.location)) return;
  [led] = to.split(/[?#]/);
  if (router) await router.navigate(to);
  else router = begin(to);
}

/** What an address does not say of choices on its page stays as it is. */
function isAt(to: string, { pathname, search }: Location): boolean {
  return to === pathname || to === pathname + search;
}

function begin(at: string): Router {
  const begun = createMemoryRouter([...frameRoutes(browserRoutes, live), ...mailRoutes(live)], {
    initialEntries: [at],
    getContext: () => new RouterContextProvider(new Map([[servicesContext, live.services]])),
  });
  begun.subscribe(watchPath);
  createRoot(document.getElementById('site') as HTMLElement).render(
    <StrictMode>
      <RouterProvider router={begun} />
    </StrictMode>,
  );
  return begun;
}

/** One page after the other: what is written meanwhile goes with the next. */
let [drawing, again] = [false, false];
async function redraw(): Promise<void> {
  again = drawing;
  if (drawing) return;
  drawing = true;
  await router?.revalidate();
  drawing = false;
  if (again) await redraw();
}

let path = '';
/** Where the back office has led: nobody followed a link. */
let led: string | undefined = '';
function watchPath({ location, navigation }: Router['state']): void {
  if (navigation.state !== 'idle') return;
  if (location.pathname === path) return;
  const byLink = path !== '' && location.pathname !== led;
  path = location.pathname;
  live.forget();
  if (byLink) tell({ kind: 'moved', path, entry: entry() });
}

function entry(): string | undefined {
  return router && entryEditor(router.state.location.pathname, router.state.loaderData, live);
}

tell({ kind: 'ready' });
