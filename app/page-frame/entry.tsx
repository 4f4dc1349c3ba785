import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, type RouteObject, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { servicesContext } from '../http/services.ts';
import { browserRoutes } from '../site/browser-routes.tsx';
import { ask } from './ask.ts';
import { createLiveServices } from './live-services.ts';
import type { FromPage, ToPage } from './messages.ts';
import { nameFields } from './name-fields.ts';
import { openFields } from './open-fields.ts';

const tell = (message: FromPage) => parent.postMessage(message, origin);
const { services, marks, pictures, write, forget } = createLiveServices(ask, parent.location.origin);

// Nobody visits the site here.
navigator.sendBeacon = () => false;
nameFields(document, marks, pictures);
const { point } = openFields(document, {
  open: (field) => tell({ kind: 'open', field }),
  follow({ origin: to, pathname, search, hash }) {
    if (to === parent.location.origin) void router.navigate(pathname + search + hash);
  },
});

const router = createMemoryRouter(browserRoutes.map(alwaysAsked), {
  initialEntries: [document.body.dataset.path ?? '/'],
  getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
});

const receive: { [Kind in ToPage['kind']]: (message: Extract<ToPage, { kind: Kind }>) => void } = {
  write({ sections }) {
    for (const section of sections) write(section);
    redraw();
  },
  go: ({ path }) => go(path),
  point({ field, page }) {
    if (!point(field)) go(page, () => point(field));
  },
  theme: ({ dark }) => document.documentElement.classList.toggle('dark', dark),
};
addEventListener('message', ({ source, data }: MessageEvent<ToPage>) => {
  if (source === parent) receive[data.kind]?.(data as never);
});

async function go(to: string, then?: () => void): Promise<void> {
  if (to === router.state.location.pathname) return;
  [led] = to.split(/[?#]/);
  await router.navigate(to);
  if (then) requestAnimationFrame(then);
}

/** One page after the other: what is written meanwhile goes with the next. */
let [drawing, again] = [false, false];
async function redraw(): Promise<void> {
  again = drawing;
  if (drawing) return;
  drawing = true;
  await router.revalidate();
  drawing = false;
  if (again) await redraw();
}

let path = '';
/** Where the back office has led: nobody followed a link. */
let led: string | undefined = '';
router.subscribe(({ location, navigation }) => {
  if (navigation.state !== 'idle') return;
  if (location.pathname === path) return;
  const byLink = path !== '' && location.pathname !== led;
  path = location.pathname;
  forget();
  if (byLink) tell({ kind: 'moved', path });
});

/** On the site a page keeps what it was told; here it may have been written in meanwhile. */
function alwaysAsked({ shouldRevalidate: _, children, ...route }: RouteObject): RouteObject {
  return { ...route, ...(children && { children: children.map(alwaysAsked) }) } as RouteObject;
}

createRoot(document.getElementById('site') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
tell({ kind: 'ready' });
