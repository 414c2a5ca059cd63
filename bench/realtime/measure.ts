import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Pusher from 'pusher';
import { loadConfig } from '../../server/core/config.ts';
import { processorTime } from '../measure/processor-time.ts';
import { startProduct, type ProductServer } from '../measure/product-server.ts';
import { APP_KEY, HOST, PORTS } from '../settings.ts';
import { openReaders, type Readers } from './readers.ts';

const CONNECTIONS = 5_000;
const EVENTS = 20;
const PAUSE_MS = 200;
const SETTLE_MS = 3_000;
const PAYLOAD = 'x'.repeat(160);
/** Channels, and how many of the connections subscribe to each. */
const SIZES = [1, 100, 1_000, 5_000] as const;
const { appId, appKey, appSecret } = loadConfig({ APP_KEY }, null).realtime;

export type Delivery = { readers: number; p50: number; p99: number; cpuMicros: number; lost: number };
export type RealtimeRun = {
  processes: number;
  connections: number;
  kilobytesEach: number;
  deliveries: Delivery[];
};

/** Connections to one process and to two, and events to channels of one reader up to all. */
export async function measureRealtime(): Promise<RealtimeRun[]> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-bench-realtime-'));
  try {
    return [await measureProcesses(1, folder), await measureProcesses(2, folder)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureProcesses(processes: number, folder: string): Promise<RealtimeRun> {
  const ports = [PORTS.server, PORTS.start].slice(0, processes);
  const servers: ProductServer[] = [];
  let readers: Readers[] = [];
  try {
    for (const port of ports)
      servers.push(
        await startProduct(
          { DATA_DIR: folder, DATABASE_URL: '', PAGE_CACHE: 'on', PORT: String(port) },
          null,
        ),
      );
    await sleep(SETTLE_MS);
    const before = memory(servers);
    readers = await Promise.all(ports.map((port, index) => openAt(port, index, processes)));
    await sleep(SETTLE_MS);
    const kilobytesEach = (memory(servers) - before) / CONNECTIONS;
    const deliveries: Delivery[] = [];
    for (const size of SIZES) deliveries.push(await deliver(size, servers, readers));
    return { processes, connections: CONNECTIONS, kilobytesEach, deliveries };
  } finally {
    await Promise.all(readers.map((one) => one.close()));
    for (const server of servers.toReversed()) await server.stop();
  }
}

function openAt(port: number, index: number, processes: number): Promise<Readers> {
  const numbers = Array.from({ length: CONNECTIONS }, (_, number) => number).filter(
    (number) => number % processes === index,
  );
  return openReaders(`ws://${HOST}:${port}/app/${appKey}?protocol=7`, numbers, (number) =>
    SIZES.filter((size) => number < size).map((size) => `bench.${size}`),
  );
}

async function deliver(
  size: number,
  servers: readonly ProductServer[],
  readers: readonly Readers[],
): Promise<Delivery> {
  const sender = new Pusher({
    appId,
    key: appKey,
    secret: appSecret,
    host: HOST,
    port: String(PORTS.server),
    useTLS: false,
    agent: new Agent({ keepAlive: true }),
  });
  for (const one of readers) one.take();
  const before = processorTimes(servers);
  for (let count = 0; count < EVENTS; count += 1) {
    await sender.trigger(`bench.${size}`, 'bench', { at: performance.now(), text: PAYLOAD });
    await sleep(PAUSE_MS);
  }
  await sleep(PAUSE_MS * 5);
  const cpu = processorTimes(servers) - before;
  const times = readers.flatMap((one) => one.take()).toSorted((one, other) => one - other);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return {
    readers: size,
    p50: at(0.5),
    p99: at(0.99),
    cpuMicros: (cpu * 1_000) / (EVENTS * size),
    lost: EVENTS * size - times.length,
  };
}

const processorTimes = (servers: readonly ProductServer[]): number =>
  servers.reduce((sum, { pid }) => sum + processorTime(pid), 0);

/** Resident memory of the processes in kilobytes. */
function memory(servers: readonly ProductServer[]): number {
  return servers.reduce((sum, { pid }) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return sum + Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
  }, 0);
}

export function realtimeTable(runs: readonly RealtimeRun[]): string {
  const lines = runs.flatMap(({ processes, connections, kilobytesEach, deliveries }) => [
    `${connections} connections to ${processes === 1 ? 'one process' : `${processes} processes`}: ${kilobytesEach.toFixed(1)} KB each (at most 8)`,
    ...deliveries.map(
      ({ readers, p50, p99, cpuMicros, lost }) =>
        `  ${String(readers).padStart(5)} readers: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${cpuMicros.toFixed(1)} µs of processor a delivery, ${lost} lost`,
    ),
  ]);
  return lines.join('\n');
}
