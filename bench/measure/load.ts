import { createHistogram } from 'node:perf_hooks';
import autocannon from 'autocannon';
import type { BenchRequest, Endpoint } from '../endpoint.ts';
import { HOST } from '../settings.ts';

/** The clients' measurements: requests per second, and latencies in milliseconds. */
export type SeenAnswer = {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  requests: number;
  failures: number;
};

const TIMEOUT_SECONDS = 20;
const REQUESTS_A_CLIENT = 200;
/** Clients go round the same list from places this far apart. */
const STRIDE = 37;
const NANOSECONDS = 1_000_000;

/** Loads an endpoint for some seconds; each client sends its next request as soon as it has an answer. */
export async function load(
  endpoint: Endpoint,
  port: number,
  connections: number,
  seconds: number,
): Promise<SeenAnswer> {
  // Autocannon's own histogram counts whole milliseconds.
  const latencies = createHistogram();
  let expected = 0;
  const options = {
    url: `http://${HOST}:${port}`,
    connections,
    duration: seconds,
    timeout: TIMEOUT_SECONDS,
    ...requestsOf(endpoint),
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(options, (error: Error | null, done) =>
      error ? reject(error) : resolve(done),
    );
    instance.on('response', (_client, status, _bytes, milliseconds) => {
      latencies.record(Math.max(1, Math.round(milliseconds * NANOSECONDS)));
      if (status === endpoint.expectedStatus) expected += 1;
    });
  });
  return {
    requestsPerSecond: latencies.count / result.duration,
    p50: latencies.percentile(50) / NANOSECONDS,
    p99: latencies.percentile(99) / NANOSECONDS,
    requests: latencies.count,
    failures: latencies.count - expected + result.errors,
  };
}

let clients = 0;

/** Requests that repeat are built once for each client; those that may not repeat, as they are sent. */
function requestsOf(endpoint: Endpoint): Pick<autocannon.Options, 'requests' | 'setupClient'> {
  if (endpoint.variants === Infinity)
    return { requests: [{ setupRequest: () => endpoint.request(nextNumber()) }] };
  const count = Math.min(endpoint.variants, REQUESTS_A_CLIENT);
  const from = (start: number): BenchRequest[] =>
    Array.from({ length: count }, (_, index) => endpoint.request(start + index));
  if (count === 1) return { requests: from(0) };
  return {
    requests: from(0),
    setupClient: (client) => {
      clients += 1;
      client.setRequests(from(clients * STRIDE));
    },
  };
}

let numbers = 0;
/** Counts what has been sent across endpoints and rounds, so that nothing is posted twice. */
export function nextNumber(): number {
  numbers += 1;
  return numbers - 1;
}
