import { jsonHandler } from './json-handler.ts';

/** DELETE: every edit of every section, article and case study goes; the shipped words serve again. */
const calls = jsonHandler(() => ({}), {
  async DELETE({ services, administrator }) {
    await services.transfer.resetAll(administrator.email);
    return { reset: true };
  },
});

export { calls as action, calls as loader };
