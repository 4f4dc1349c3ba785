import type { Config } from '@react-router/dev/config';

export default {
  // A page learns the routes of its own links when it has started: the whole list, with the back office,
  // would weigh on every first visit.
  routeDiscovery: { mode: 'lazy' },
  // A page stays one file, whatever it exports.
  splitRouteModules: false,
} satisfies Config;
