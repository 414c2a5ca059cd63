import { createApp } from '../../server/app.ts';
import type { InertiaPage } from '../../server/core/pages/assets.ts';
import { loadConfig } from '../../server/core/config/config.ts';
import { openDatabase } from '../../server/database/client.ts';
import type { Dataset } from '../dataset/open.ts';
import type { BenchRequest, Endpoint } from '../endpoint.ts';
import { createRecorder, type Recording } from '../floors/record-sql.ts';
import { pageObjectOf } from '../floors/render.ts';
import { nextNumber } from './load.ts';
import { serverEnvironment } from './product-server.ts';

const RECORDINGS = 50;
const WRITE_RECORDINGS = 200;

/** The product inside this process, asked one request at a time, to learn what the floors are to repeat. */
export type Probe = {
  recordSql: (endpoint: Endpoint) => Promise<Recording[]>;
  pageOf: (endpoint: Endpoint) => Promise<InertiaPage>;
  /** Whether the product has it: some come with a later issue. */
  has: (endpoint: Endpoint) => Promise<boolean>;
  close: () => Promise<void>;
};

export async function createProbe(dataset: Dataset): Promise<Probe> {
  const inner = openDatabase(dataset.target, { connections: 4 });
  const recorder = createRecorder(inner);
  const environment = {
    ...serverEnvironment({ ...dataset.settings, PAGE_CACHE: 'off' }),
    LOG_LEVEL: 'silent',
  };
  const app = await createApp({ config: loadConfig(environment, null), handle: recorder.handle });
  const send = ({ method, path, headers, body }: BenchRequest) =>
    // Uncompressed, to be read.
    app.inject({ method, url: path, headers: { ...headers, 'accept-encoding': 'identity' }, payload: body });
  const ask = async (endpoint: Endpoint, n: number) => {
    const request = endpoint.request(n);
    const answer = await send(request);
    if (answer.statusCode !== endpoint.expectedStatus)
      throw new Error(
        `${endpoint.name}: ${request.method} ${request.path} answered ${answer.statusCode}: ${answer.body.slice(0, 500)}`,
      );
    return answer;
  };
  return {
    recordSql: async (endpoint) => {
      const writes = endpoint.variants === Infinity;
      const recordings: Recording[] = [];
      for (let n = 0; n < (writes ? WRITE_RECORDINGS : Math.min(RECORDINGS, endpoint.variants)); n += 1)
        recordings.push(
          await recorder.record(async () => void (await ask(endpoint, writes ? nextNumber() : n))),
        );
      return recordings;
    },
    pageOf: async (endpoint) => pageObjectOf((await ask(endpoint, 0)).body),
    has: async (endpoint) =>
      endpoint.variants === Infinity || (await send(endpoint.request(0))).statusCode !== 404,
    close: async () => {
      await app.close();
      await inner.close();
    },
  };
}
