import type { Config } from '@react-router/dev/config';

export default {
  // The whole list of routes comes with the application: no request to discover a link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
