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
import { findDatabaseProcess, processorTime, treeProcessorTime } from './processor-time.ts';
import { startProduct, type ProductServer } from './product-server.ts';

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 16;
const WARM_UP_SECONDS = 3;
const FIRST_PORT = 3431;
const COUNTS = [1, 3] as const;
/** From the cache, made anew, signed in. */
const NAMES = ['contractor', 'search', 'contractor-uncached', 'inertia-search', 'dashboard'];

/** Requests a second, and processor milliseconds of all servers and of PostgreSQL a request. */
type Figure = { rate: number; cpu: number };
type Figures = Map<string, Figure[]>;
type Measured = { dataset: Dataset; endpoints: Endpoint[]; figures: Figures; databasePid: number | null };

/** Requests a second of one process and of three, both behind nginx on this machine, in turns; says a table. */
export async function measureProcesses(say: (text: string) => void, isQuick: boolean): Promise<void> {
  const rounds = isQuick ? 1 : ROUNDS;
  const dataset = await openDataset('5k', process.env['DATABASE_URL']);
  const handle = openDatabase(dataset.target, { connections: 1 });
  try {
    await renewSessions(handle.sql);
    const samples = await readSamples(handle.sql);
    const all = endpointsOf(samples, builtAssets('dist').version);
    const endpoints = all.filter(({ name }) => NAMES.includes(name));
    const figures: Figures = new Map();
    const databasePid = await findDatabaseProcess(handle);
    for (let round = 0; round < rounds; round += 1)
      for (const count of COUNTS) await measureWith(count, { dataset, endpoints, figures, databasePid });
    say(table(endpoints, figures, rounds));
  } finally {
    await handle.close();
    await dataset.close();
  }
}

const keyOf = (endpoint: Endpoint, count: number): string => `${endpoint.name} ${count}`;

async function measureWith(
  count: number,
  { dataset, endpoints, figures, databasePid }: Measured,
): Promise<void> {
  const ports = Array.from({ length: count }, (_, index) => FIRST_PORT + index);
  for (const cached of [true, false]) {
    const PAGE_CACHE = cached ? 'on' : 'off';
    const servers: ProductServer[] = [];
    for (const port of ports)
      servers.push(await startProduct({ ...dataset.settings, PAGE_CACHE, PORT: String(port) }, null));
    const nginx = await startNginx(PORTS.server, proxyFile(ports));
    try {
      for (const endpoint of endpoints.filter((one) => one.pageCache === cached)) {
        await load(endpoint, PORTS.server, CONNECTIONS, WARM_UP_SECONDS);
        const used = () =>
          servers.reduce((sum, { pid }) => sum + processorTime(pid), 0) +
          (databasePid === null ? 0 : treeProcessorTime(databasePid));
        const before = used();
        const seen = await load(endpoint, PORTS.server, CONNECTIONS, SECONDS);
        note(figures, keyOf(endpoint, count), seen, used() - before);
      }
    } finally {
      await nginx.stop();
      await Promise.all(servers.map((server) => server.stop()));
    }
  }
}

function note(figures: Figures, key: string, seen: SeenAnswer, usedMs: number): void {
  const { requestsPerSecond, failures, requests } = seen;
  if (failures > 0) throw new Error(`${key}: ${failures} failures`);
  figures.set(key, [...(figures.get(key) ?? []), { rate: requestsPerSecond, cpu: usedMs / requests }]);
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

function table(endpoints: readonly Endpoint[], figures: Figures, rounds: number): string {
  const rows = endpoints.map((endpoint) => {
    const cells = (['rate', 'cpu'] as const).flatMap((field) => {
      const [one = 0, three = 0] = COUNTS.map((count) =>
        middle((figures.get(keyOf(endpoint, count)) ?? []).map((figure) => figure[field])),
      );
      return [one.toFixed(2), three.toFixed(2), (three / one).toFixed(2)];
    });
    return `| ${endpoint.title} | ${cells.join(' | ')} |`;
  });
  return [
    `${CONNECTIONS} clients behind nginx, rounds of ${SECONDS} s in turns, medians of ${rounds}; CPU: milliseconds a request of servers and PostgreSQL`,
    '| | one process: a second | three | ratio | one process: CPU | three | ratio |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
