import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig } from '../../../server/core/config/config.ts';
import type { DatabaseHandle } from '../../../server/database/client.ts';
import { until } from '../../support/running-server.ts';
import { connectTo, senderTo as pusherTo } from '../../support/socket.ts';
import { APP_KEY, type Machines } from './machines.ts';

const AGAIN_AFTER_MS = 300;

export type Listeners = {
  /** Postings that one connection was told of more than once. */
  heardTwice: () => number[];
  /** Waits until each process has told of an event that another one was given. */
  allHear: () => Promise<void>;
  stop: () => void;
};

/** One reader of the feed of California at each process, who connects again like a browser. */
export async function startListeners(machines: Machines, { sql }: DatabaseHandle): Promise<Listeners> {
  const config = loadConfig({ APP_KEY }, null);
  const [row] = await sql<{ id: number }[]>`select id from regions where code = 'US-CA'`;
  const channel = `feed.${row?.id}`;
  const over = new AbortController();
  const twice: number[] = [];
  const probes = machines.processes.map(() => new Set<string>());
  const listen = async (index: number): Promise<void> => {
    while (!over.signal.aborted) {
      const url = machines.processes[index]?.url ?? '';
      try {
        const client = await connectTo(
          `${url.replace('http', 'ws')}/app/${config.realtime.appKey}?protocol=7`,
        );
        client.say('pusher:subscribe', { channel });
        const heard = new Set<number>();
        const read = async () => {
          for (;;) {
            const { data } = await client.next('post.created');
            const { id } = (data as { post: { id: number } }).post;
            if (heard.has(id)) twice.push(id);
            heard.add(id);
          }
        };
        const readProbes = async () => {
          for (;;) probes[index]?.add(((await client.next('probe')).data as { name: string }).name);
        };
        await Promise.race([read().catch(() => 0), readProbes().catch(() => 0), client.ended]);
      } catch {
        // The process is away.
      }
      await sleep(AGAIN_AFTER_MS);
    }
  };
  machines.processes.forEach((_machine, index) => void listen(index));
  return {
    heardTwice: () => twice,
    allHear: async () => {
      for (const [index, { url }] of machines.processes.entries())
        await until(`all hear of process ${index + 1}`, async () => {
          await pusherTo(config, url)
            .trigger(channel, 'probe', { name: String(index) })
            .catch(() => null);
          return probes.every((heard) => heard.has(String(index)));
        });
    },
    stop: () => over.abort(),
  };
}
