import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import Pusher from 'pusher';
import { processorTime } from '../measure/processor-time.ts';
import { HOST, PORTS } from '../settings.ts';
import { openReaders, type Readers } from './readers.ts';
import { startPlumbline, startSoketi, type Target } from './targets.ts';

const CONNECTIONS = 5_000;
const EVENTS = 20;
const PAUSE_MS = 200;
const SETTLE_MS = 3_000;
const ROUNDS = 3;
/** Calls before the measurement, so that compiling is no part of it. */
const WARM_UP = 200;
const PAYLOAD = 'x'.repeat(160);
/** Channels, and how many of the connections subscribe to each. */
const SIZES = [1, 100, 1_000, 5_000] as const;
/** The busy run: programs that send without a pause, and the channel and number of their events. */
const BUSY = { senders: 8, readers: 1_000, events: 240 } as const;

export type Delivery = {
  readers: number;
  /** Programs that send at the same time; one of them pauses after each event. */
  senders: number;
  p50: number;
  p99: number;
  /** Without what the same server uses while nothing is sent. */
  cpuMicros: number;
  lost: number;
};
export type RealtimeRun = {
  name: string;
  processes: number;
  connections: number;
  kilobytesEach: number;
  deliveries: Delivery[];
};

/**
 * Connections to one process and to two, and events to channels of one reader up to all. With soketi in a folder, one process of
 * each is measured in alternating rounds. `notified` hears of each, so that a run that is cut short is not lost.
 */
export async function measureRealtime(
  soketi: string | null,
  notified: (run: RealtimeRun) => void,
): Promise<RealtimeRun[]> {
  const runs: RealtimeRun[] = [];
  const measure = async (start: () => Promise<Target>) => {
    const run = await measureTarget(start);
    runs.push(run);
    notified(run);
  };
  for (let round = 1; round <= (soketi === null ? 1 : ROUNDS); round += 1) {
    await measure(() => startPlumbline(PORTS.realtime.slice(0, 1)));
    if (soketi !== null) await measure(() => startSoketi(soketi));
  }
  await measure(() => startPlumbline(PORTS.realtime));
  return runs;
}

async function measureTarget(start: () => Promise<Target>): Promise<RealtimeRun> {
  const target = await start();
  let readers: Readers[] = [];
  try {
    await sleep(SETTLE_MS);
    const before = memory(target);
    readers = await Promise.all(target.processes.map((_one, index) => openAt(target, index)));
    await sleep(SETTLE_MS);
    const kilobytesEach = (memory(target) - before) / CONNECTIONS;
    const sender = senderTo(target);
    for (let call = 0; call < WARM_UP; call += 1) await sender.trigger('bench.none', 'bench', {});
    await sleep(SETTLE_MS);
    const idle = await idleShare(target);
    const deliveries: Delivery[] = [];
    for (const size of SIZES)
      deliveries.push(await deliver({ size, senders: 1, events: EVENTS, idle }, target, readers));
    const { senders, readers: size, events } = BUSY;
    deliveries.push(await deliver({ size, senders, events, idle }, target, readers));
    const { name, processes } = target;
    return { name, processes: processes.length, connections: CONNECTIONS, kilobytesEach, deliveries };
  } finally {
    await Promise.all(readers.map((one) => one.close()));
    await target.stop();
  }
}

function openAt({ processes, keys }: Target, index: number): Promise<Readers> {
  const numbers = Array.from({ length: CONNECTIONS }, (_, number) => number).filter(
    (number) => number % processes.length === index,
  );
  const url = `ws://${HOST}:${processes[index]?.port}/app/${keys.key}?protocol=7`;
  return openReaders(url, numbers, (number) =>
    SIZES.filter((size) => number < size).map((size) => `bench.${size}`),
  );
}

/** Milliseconds of processor in each millisecond with all connections open and nothing to send. */
async function idleShare(target: Target): Promise<number> {
  const before = processorTimes(target);
  const start = performance.now();
  await sleep(EVENTS * PAUSE_MS);
  return (processorTimes(target) - before) / (performance.now() - start);
}

type Plan = { size: number; senders: number; events: number; idle: number };

async function deliver(
  { size, senders, events, idle }: Plan,
  target: Target,
  readers: readonly Readers[],
): Promise<Delivery> {
  const all = Array.from({ length: senders }, () => senderTo(target));
  const send = (sender: Pusher) =>
    sender.trigger(`bench.${size}`, 'bench', { at: performance.now(), text: PAYLOAD });
  for (const one of readers) one.take();
  const before = processorTimes(target);
  const start = performance.now();
  await Promise.all(
    all.map(async (sender) => {
      for (let count = 0; count < events / senders; count += 1) {
        await send(sender);
        if (senders === 1) await sleep(PAUSE_MS);
      }
    }),
  );
  await sleep(PAUSE_MS * 5);
  const cpu = processorTimes(target) - before - idle * (performance.now() - start);
  const times = readers.flatMap((one) => one.take()).toSorted((one, other) => one - other);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return {
    readers: size,
    senders,
    p50: at(0.5),
    p99: at(0.99),
    cpuMicros: (Math.max(0, cpu) * 1_000) / (events * size),
    lost: events * size - times.length,
  };
}

const senderTo = ({ keys, processes }: Target): Pusher =>
  new Pusher({
    ...keys,
    host: HOST,
    port: String(processes[0]?.port),
    useTLS: false,
    agent: new Agent({ keepAlive: true }),
  });

const processorTimes = ({ processes }: Target): number =>
  processes.reduce((sum, { pid }) => sum + processorTime(pid), 0);

/** Resident memory of the processes in kilobytes. */
const memory = ({ processes }: Target): number =>
  processes.reduce((sum, { pid }) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return sum + Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
  }, 0);
