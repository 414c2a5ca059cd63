import type { Scale } from './options.ts';

export type BenchRequest = {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
};

/**
 * The floors that an endpoint is compared with: the same bytes from node:http, the same SQL, the render
 * alone.
 */
export type FloorName = 'bytes' | 'sql' | 'render';

export type Endpoint = {
  name: string;
  title: string;
  /** Whether the server holds anonymous pages in memory. */
  pageCache: boolean;
  /**
   * The n-th request; reading endpoints cycle through a list of them, so that no single row is always
   * requested.
   */
  request: (n: number) => BenchRequest;
  /** The number of requests before they repeat; Infinity for those that may not be sent twice. */
  variants: number;
  expectedStatus: number;
  floors: readonly FloorName[];
};

/** Milliseconds and processor milliseconds a request; null where it cannot be seen. */
export type Figures = {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  serverCpu: number;
  databaseCpu: number | null;
  requests: number;
  /** Answers with another status than expected, and requests without an answer. */
  failures: number;
};
export type FloorFigures = { requestsPerSecond: number; cpu: number };

export type EndpointResult = {
  name: string;
  title: string;
  at: Record<string, Figures>;
  floors: Partial<Record<FloorName, FloorFigures>>;
  /** Requests a second, as a part of the floor's. */
  ratios: Partial<Record<FloorName, number>>;
};

export type Weights = { html: number; js: number; css: number; fonts: number };
export type ScaleResult = {
  endpoints: EndpointResult[];
  /** Megabytes of the server process after its endpoints, with and without the page cache. */
  memory: { pageCache: number; noPageCache: number };
  /** Compressed kilobytes of what a page makes a browser load. */
  weights: Record<string, Weights>;
};

export type Run = {
  at: string;
  commit: string;
  /** `load`: processors that were busy with something else before the run began. */
  machine: { processors: number; model: string; node: string; postgres: string; load: number };
  pace: 'full' | 'quick';
  scales: Partial<Record<Scale, ScaleResult>>;
  /** Seconds from `npm start`, the second time, to the first answer. */
  startSeconds: number | null;
};
