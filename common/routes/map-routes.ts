import type { Route } from './route.ts';

/** Maps that the first pages do not name. */
export const MAP_ROUTES = {
  'maps.base': { method: 'GET', path: '/maps/base-map.json' },
  'maps.details': { method: 'GET', path: '/maps/base-map-details.json' },
  'maps.streets': { method: 'GET', path: '/maps/streets.pmtiles' },
  'maps.sub_finder': { method: 'GET', path: '/maps/sub-finder.svg' },
  'api.sub_finder_map': { method: 'GET', path: '/api/sub-finder/map' },
} as const satisfies Record<string, Route>;
