import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Snapshot } from '#domain/exports/snapshot.ts';
import '../app.css';
import { servicesContext } from '../http/services.ts';
import { browserRoutes } from '../site/browser-routes.tsx';
import { ImageFiles } from '../ui/picture.tsx';
import { carriedImages } from './carried-images.ts';
import { followAnchors } from './follow-anchors.ts';
import { snapshotServices } from './snapshot-services.ts';

const root = element('site');
const services = snapshotServices(carried<Snapshot>('snapshot'));
const findImage = carriedImages(carried<Record<string, string>>('images'));

// Nobody counts what is read in a file, and browsers throw when asked to tell somebody from there.
navigator.sendBeacon = () => false;
followAnchors(root);

const router = createHashRouter(browserRoutes, {
  getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
});

createRoot(root).render(
  <StrictMode>
    <ImageFiles value={findImage}>
      <RouterProvider router={router} />
    </ImageFiles>
  </StrictMode>,
);

function carried<Data>(id: string): Data {
  return JSON.parse(element(id).textContent ?? '') as Data;
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The exported file lacks its ${id}.`);
  return found;
}
