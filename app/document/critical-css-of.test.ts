import { expect, test } from 'vitest';
import { criticalCssOf } from './critical-css-of.ts';

const routes = {
  root: { module: '/assets/root.js' },
  home: { module: '/assets/home.js' },
  contact: { module: '/assets/contact.js' },
};
const byScript = { '/assets/root.js': '.root{}', '/assets/home.js': '.home{}' };
const page = (...ids: string[]) => ({
  manifest: { routes },
  staticHandlerContext: { matches: ids.map((id) => ({ route: { id } })) },
});

test('a page has the styles of its innermost route; an address that no route knows, those of the frame', () => {
  expect(criticalCssOf(page('root', 'home'), byScript)).toBe('.home{}');
  expect(criticalCssOf(page(), byScript)).toBe('.root{}');
});

test.each([
  ['contact', 'The build has no critical CSS for the route script "/assets/contact.js".'],
  ['unknown', 'The build has no critical CSS for the route script "".'],
])('a page whose route has no critical CSS fails rather than going out without styles: %s', (id, message) => {
  expect(() => criticalCssOf(page('root', id), byScript)).toThrow(message);
});
