import type { Route } from './route.ts';

/** The public log for programs (C2SP tlog-tiles), its proofs, and the page that checks them. */
export const LOG_ROUTES = {
  'log.checkpoint': { method: 'GET', path: '/log/checkpoint' },
  'log.key': { method: 'GET', path: '/log/key' },
  // The rest of it is the level and the position of a tile.
  'log.tile': { method: 'GET', path: '/log/tile/*' },
  'proofs.file': { method: 'GET', path: '/proofs/{kind}/{id}/file' },
  'proofs.consistency': { method: 'GET', path: '/log/consistency/{former}/{later}' },
  'verify.script': { method: 'GET', path: '/verify.mjs' },
} as const satisfies Record<string, Route>;
