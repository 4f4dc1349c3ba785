import type { Config } from '@react-router/dev/config';

export default {
  // The whole list of routes comes with the application: no request to discover a link.
  routeDiscovery: { mode: 'initial' },
  // A page stays one file, whatever it exports.
  splitRouteModules: false,
} satisfies Config;
