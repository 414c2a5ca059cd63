import { join } from 'node:path';
import { builtAssets } from '../../server/core/pages/assets.ts';
import { say, step } from '../../server/core/process/console.ts';
import { openDatabase } from '../../server/database/client.ts';
import type { Dataset } from '../dataset/open.ts';
import { renewSessions } from '../dataset/people.ts';
import { countPosted, removePosted } from '../dataset/posted.ts';
import type { Endpoint, EndpointResult, ScaleResult, Weights } from '../endpoint.ts';
import { endpointsOf } from '../endpoints.ts';
import { startBytesFloor } from '../floors/bytes.ts';
import type { Options } from '../options.ts';
import { readSamples } from '../samples.ts';
import { CACHE, PACES, type Pace } from '../settings.ts';
import { measureEndpoint, type Bench } from './endpoint.ts';
import { weighPage } from './page-weights.ts';
import { createProbe } from './probe.ts';
import { findDatabaseProcess, memoryOf } from './processor-time.ts';
import { startProduct } from './product-server.ts';

/**
 * Measures every endpoint on one data set: first those behind the page cache, then on a new server the
 * others.
 */
export async function measureScale(dataset: Dataset, options: Options): Promise<ScaleResult> {
  const handle = openDatabase(dataset.target, { connections: 1 });
  const probe = await createProbe(dataset);
  const bytesFloor = await startBytesFloor();
  try {
    await renewSessions(handle.sql);
    await removePosted(handle);
    const chosen = endpointsOf(await readSamples(handle.sql), builtAssets('dist').version).filter(
      ({ name }) => isChosen(name, options),
    );
    const pace: Pace = options.quick ? PACES.quick : PACES.full;
    const current = { dataset, pace, probe, bytesFloor, databasePid: await findDatabaseProcess(handle) };
    const held = await measureServer(
      current,
      chosen.filter(({ pageCache }) => pageCache),
      'on',
      options,
    );
    checkPosted(held.endpoints, await countPosted(handle));
    await removePosted(handle);
    const made = await measureServer(
      current,
      chosen.filter(({ pageCache }) => !pageCache),
      'off',
      options,
    );
    return {
      endpoints: [...held.endpoints, ...made.endpoints],
      memory: { pageCache: held.memory, noPageCache: made.memory },
      weights: { ...held.weights, ...made.weights },
    };
  } finally {
    await bytesFloor.stop();
    await probe.close();
    await handle.close();
  }
}

/** A refused form redirects with the same status as an accepted one, so only the rows in the table count. */
function checkPosted(endpoints: readonly EndpointResult[], posted: number): void {
  for (const { at } of endpoints.filter(({ name }) => name === 'post-review')) {
    const answered = Object.values(at).reduce((sum, { requests, failures }) => sum + requests - failures, 0);
    if (posted < answered)
      throw new Error(`${answered} reviews were answered as posted, and ${posted} are there.`);
  }
}

const isChosen = (name: string, { only }: Options) =>
  only.length === 0 || only.some((word) => name.includes(word));

type ScaleStatus = Omit<Bench, 'serverPid'>;
type ServerResult = { endpoints: EndpointResult[]; memory: number; weights: Record<string, Weights> };

async function measureServer(
  current: ScaleStatus,
  endpoints: Endpoint[],
  pageCache: 'on' | 'off',
  options: Options,
): Promise<ServerResult> {
  const profiles = options.profile ? join(CACHE, 'profiles') : null;
  const result: ServerResult = { endpoints: [], memory: 0, weights: {} };
  if (endpoints.length === 0) return result;
  const server = await startProduct({ ...current.dataset.settings, PAGE_CACHE: pageCache }, profiles);
  try {
    for (const endpoint of endpoints) {
      const label = `${current.dataset.scale}  ${endpoint.title}`;
      if (!(await current.probe.has(endpoint))) {
        say(`  ${label}: not there`);
        continue;
      }
      result.endpoints.push(
        await step(label, () => measureEndpoint({ ...current, serverPid: server.pid }, endpoint)),
      );
      if (endpoint.floors.includes('render')) result.weights[endpoint.name] = await weighPage(endpoint);
    }
    result.memory = memoryOf(server.pid);
  } finally {
    await server.stop();
  }
  return result;
}
