import type { Route } from './route.ts';

/** The public log for programs (C2SP tlog-tiles), its proofs, the page that checks them, and counts as files. */
export const LOG_ROUTES = {
  'log.checkpoint': { method: 'GET', path: '/log/checkpoint' },
  'log.key': { method: 'GET', path: '/log/key' },
  // The rest of it is the level and the position of a tile.
  'log.tile': { method: 'GET', path: '/log/tile/*' },
  'proofs.file': { method: 'GET', path: '/proofs/{kind}/{id}/proof.json' },
  'proofs.consistency': { method: 'GET', path: '/log/consistency/{former}/{later}' },
  'open_data.state': { method: 'GET', path: '/open-data/state.json' },
  'open_data.package': { method: 'GET', path: '/open-data/datapackage.json' },
  'open_data.changes': { method: 'GET', path: '/open-data/changes/{file}' },
  'open_data.file': { method: 'GET', path: '/open-data/files/{file}' },
  'open_data.recompute': { method: 'GET', path: '/open-data/recompute.mjs' },
  'transparency.months.csv': { method: 'GET', path: '/transparency/months.csv' },
  'transparency.months.json': { method: 'GET', path: '/transparency/months.json' },
  'transparency.stars_by_plan.csv': { method: 'GET', path: '/transparency/stars-by-plan.csv' },
  'transparency.stars_by_plan.json': { method: 'GET', path: '/transparency/stars-by-plan.json' },
  'verify.script': { method: 'GET', path: '/verify.mjs' },
} as const satisfies Record<string, Route>;
