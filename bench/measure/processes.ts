import { readFileSync } from 'node:fs';
import { builtAssets } from '../../server/core/pages/assets.ts';
import { openDatabase } from '../../server/database/client.ts';
import { startNginx } from '../../tests/support/servers/nginx.ts';
import { openDataset, type Dataset } from '../dataset/open.ts';
import { renewSessions } from '../dataset/people.ts';
import type { Endpoint } from '../endpoint.ts';
import { endpointsOf } from '../endpoints.ts';
import { readSamples } from '../samples.ts';
import { HOST, PORTS } from '../settings.ts';
import { load, type SeenAnswer } from './load.ts';
import { startProduct } from './product-server.ts';

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 16;
const WARM_UP_SECONDS = 3;
const FIRST_PORT = 3431;
const COUNTS = [1, 3] as const;
/** From the cache, made anew, signed in. */
const NAMES = ['contractor', 'search', 'contractor-uncached', 'inertia-search', 'dashboard'];

type Figures = Map<string, number[]>;

/** Requests a second of one process and of three, both behind nginx on this machine, in turns; says a table. */
export async function measureProcesses(say: (text: string) => void): Promise<void> {
  const dataset = await openDataset('5k', process.env['DATABASE_URL']);
  const handle = openDatabase(dataset.target, { connections: 1 });
  try {
    await renewSessions(handle.sql);
    const samples = await readSamples(handle.sql);
    const all = endpointsOf(samples, builtAssets('dist').version);
    const endpoints = all.filter(({ name }) => NAMES.includes(name));
    const figures: Figures = new Map();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const count of COUNTS) await measureWith(count, { dataset, endpoints, figures });
    say(table(endpoints, figures));
  } finally {
    await handle.close();
    await dataset.close();
  }
}

const keyOf = (endpoint: Endpoint, count: number): string => `${endpoint.name} ${count}`;

async function measureWith(
  count: number,
  { dataset, endpoints, figures }: { dataset: Dataset; endpoints: Endpoint[]; figures: Figures },
): Promise<void> {
  const ports = Array.from({ length: count }, (_, index) => FIRST_PORT + index);
  for (const cached of [true, false]) {
    const PAGE_CACHE = cached ? 'on' : 'off';
    const servers = [];
    for (const port of ports)
      servers.push(await startProduct({ ...dataset.settings, PAGE_CACHE, PORT: String(port) }, null));
    const nginx = await startNginx(PORTS.server, proxyFile(ports));
    try {
      for (const endpoint of endpoints.filter((one) => one.pageCache === cached)) {
        await load(endpoint, PORTS.server, CONNECTIONS, WARM_UP_SECONDS);
        const seen = await load(endpoint, PORTS.server, CONNECTIONS, SECONDS);
        note(figures, keyOf(endpoint, count), seen);
      }
    } finally {
      await nginx.stop();
      await Promise.all(servers.map((server) => server.stop()));
    }
  }
}

function note(figures: Figures, key: string, { requestsPerSecond, failures }: SeenAnswer): void {
  if (failures > 0) throw new Error(`${key}: ${failures} failures`);
  figures.set(key, [...(figures.get(key) ?? []), requestsPerSecond]);
}

/** The file that operators use, for so many processes on this machine. */
function proxyFile(ports: readonly number[]): string {
  const file = readFileSync('deploy/scale/nginx.conf', 'utf8').replace(
    'listen 80;',
    `listen ${HOST}:${PORTS.server};`,
  );
  return file
    .split('\n')
    .flatMap((line) => {
      const [, number] = /server app(\d):3333/.exec(line) ?? [];
      if (number === undefined) return [line];
      const port = ports[Number(number) - 1];
      return port === undefined ? [] : [line.replace(`app${number}:3333`, `${HOST}:${port}`)];
    })
    .join('\n');
}

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

function table(endpoints: readonly Endpoint[], figures: Figures): string {
  const rows = endpoints.map((endpoint) => {
    const [one = 0, three = 0] = COUNTS.map((count) => middle(figures.get(keyOf(endpoint, count)) ?? []));
    return `| ${endpoint.title} | ${Math.round(one)} | ${Math.round(three)} | ${(three / one).toFixed(2)} |`;
  });
  return [
    `${CONNECTIONS} clients, requests a second behind nginx, the median of ${ROUNDS} rounds of ${SECONDS} s in turns`,
    '| | one process | three processes | ratio |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}
