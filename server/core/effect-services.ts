import { createHash } from 'node:crypto';
import type { Database, Queryable } from '../database/client.ts';
import type { Enqueue } from './jobs.ts';
import type { Config } from './config/config.ts';
import { enqueueMail, storeMail, type Mailer } from '../mail/mailer.ts';

/** Services that an effect writes and sends with; all of it stands and falls with the transaction of its delivery. */
export type BoundServices = {
  database: Database;
  mailer: Mailer;
  enqueue: Enqueue;
  /** Puts work off until the commit: messages to connections, which then read what was written. */
  afterCommit: (work: () => unknown) => void;
};

/** Where jobs and mails go. */
export type Outlets = {
  /** The queue that keeps jobs; null where a job runs at once, after the commit. */
  queue: Enqueue | null;
  runAtOnce: Enqueue;
  /** Sends a mail outside the database; null where mails are stored. */
  sendMail: Mailer['send'] | null;
};

type OutletParts = { config: Config; sender: Mailer; queue: Enqueue | null; runAtOnce: Enqueue };

/** A mail server may be slow or down, so mails go through the queue where there is one. */
export function outletsOf({ config, sender, queue, runAtOnce }: OutletParts): Outlets {
  return { queue, runAtOnce, sendMail: config.smtpUrl ? sender.send : null };
}

type Delivery = { tx: Queryable; key: string; afterCommit: (() => unknown)[] };

/** The services of one delivery. `beginEffect` names the effect that uses them from now on. */
export function bindServices(
  { queue, runAtOnce, sendMail }: Outlets,
  { tx, key, afterCommit }: Delivery,
): { services: BoundServices; beginEffect: (name: string) => void } {
  let effect = '';
  let times = new Map<string, number>();
  /** Work of one effect keeps its id, so that a second run adds no second job. */
  const idOf = (work: string): string => {
    const time = (times.get(work) ?? 0) + 1;
    times.set(work, time);
    return uuidOf([key, effect, work, time].join(' '));
  };
  const enqueue: Enqueue = async (job, payload) => {
    if (queue) await queue(job, payload, idOf(`${job} ${JSON.stringify(payload)}`));
    else afterCommit.push(() => runAtOnce(job, payload));
  };
  const send: Mailer['send'] = async (mail) => {
    if (!sendMail) await storeMail(tx, mail);
    else if (queue)
      await enqueueMail(queue, mail, mail.onceBy ? uuidOf(mail.onceBy) : idOf(`${mail.name} ${mail.to}`));
    else await sendMail(mail);
  };
  return {
    services: {
      database: tx as Database,
      mailer: { send },
      enqueue,
      afterCommit: (work) => void afterCommit.push(work),
    },
    beginEffect: (name) => {
      effect = name;
      times = new Map();
    },
  };
}

/** A UUID of the hash of a text (RFC 9562, version 8). */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}
