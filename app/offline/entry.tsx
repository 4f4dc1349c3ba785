import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Snapshot } from '#domain/exports/snapshot.ts';
import '../app.css';
import { servicesContext } from '../http/services.ts';
import { PictureFiles } from '../ui/picture.tsx';
import { carriedPictures } from './carried-pictures.ts';
import { followAnchors } from './follow-anchors.ts';
import { routes } from './routes.tsx';
import { snapshotServices } from './snapshot-services.ts';

const root = element('site');
const services = snapshotServices(carried<Snapshot>('snapshot'));
const findPicture = carriedPictures(carried<Record<string, string>>('pictures'));

// Nobody counts what is read in a file, and browsers throw when asked to tell somebody from there.
navigator.sendBeacon = () => false;
followAnchors(root);

const router = createHashRouter(routes, {
  getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
});

createRoot(root).render(
  <StrictMode>
    <PictureFiles value={findPicture}>
      <RouterProvider router={router} />
    </PictureFiles>
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
