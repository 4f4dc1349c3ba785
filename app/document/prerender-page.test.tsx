import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { prerenderPage } from './prerender-page.ts';

const Broken = () => {
  throw new Error('no such price');
};

const Waiting = () => use(new Promise<never>(() => {}));

const inBoundary = (part: React.ReactNode) => (
  <html lang="fr">
    <body>
      <Suspense>{part}</Suspense>
    </body>
  </html>
);

const render = (part: React.ReactNode, signal = new AbortController().signal) =>
  prerenderPage(inBoundary(part), signal);

test('a part that fails inside a boundary fails the page: no hole is sent or kept', async () => {
  await expect(render(<Broken />)).rejects.toThrow('no such price');
});

test('a large boundary stays in its place, without a script that moves it there', async () => {
  const words = 'Un long texte. '.repeat(5_000);
  const html = await render(<p>{words}</p>);
  expect(html).toContain(`<p>${words}</p>`);
  expect(html).not.toMatch(/<script|<template/);
});

test('when the visitor leaves, the render ends with the reason', async () => {
  const visit = new AbortController();
  const rendered = render(<Waiting />, visit.signal);
  visit.abort(new Error('left'));
  await expect(rendered).rejects.toThrow('left');
});
