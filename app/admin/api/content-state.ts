import { jsonHandler } from './json-handler.ts';

/** GET: how many texts wait for their translation, and how many are to be mended. */
const handler = jsonHandler(() => ({}), {
  GET: async ({ services }) => services.today.content(),
});

export { handler as action, handler as loader };
