import { join } from 'node:path';

/** Files that a run caches for the next one; ignored by git. */
export const CACHE = join(import.meta.dirname, '.cache');
export const RESULTS = join(import.meta.dirname, 'results');

/** Signs the cookies of the bench's own server, which only this machine can reach. */
export const APP_KEY = 'bench-key-of-a-server-on-loopback-only';
export const HOST = '127.0.0.1';
/** Production asks for its operator. */
export const OPERATOR = {
  OPERATOR_NAME: 'Bench operator',
  OPERATOR_ADDRESS: '1 Loopback Lane',
  OPERATOR_EMAIL: 'bench@bench.example',
} as const;
export const PORTS = {
  server: 3421,
  bytesFloor: 3422,
  start: 3423,
  soketi: 3424,
  realtime: [3425, 3426],
} as const;

export const CONNECTIONS = [1, 16, 64] as const;
export type Connections = (typeof CONNECTIONS)[number];
/** Budgets and floors are taken at this many. */
export const COMPARED_AT: Connections = 16;

/** Headers as browsers send them; compressing the answers is part of the cost. */
export const BROWSER_HEADERS = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'en-US,en;q=0.9',
};

/** Requests before the first round, rounds, and the seconds that an endpoint and a floor are loaded in each. */
export type Pace = { warmUpRequests: number; rounds: number; endpoint: number; floor: number };
export const PACES = {
  full: { warmUpRequests: 1_000, rounds: 3, endpoint: 3, floor: 2 },
  quick: { warmUpRequests: 500, rounds: 1, endpoint: 1, floor: 1 },
} as const satisfies Record<string, Pace>;
