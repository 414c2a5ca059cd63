import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '../../../server/mail/mailer.ts';
import { createPendingEvents, type PendingEvents } from '../../../server/core/pending-events.ts';
import { createLogger } from '../../../server/core/process/logger.ts';
import type { DomainEvent, LastingEffects } from '../../../server/event-map.ts';
import type { BoundServices } from '../../../server/core/effect-services.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.deleteFrom('pending_events').execute();
  await world.database.deleteFrom('mails').execute();
});

const RENEWAL: DomainEvent = {
  name: 'membership.renewal_near',
  userId: 7,
  version: 'gold',
  on: new Date('2027-03-01T12:00:00Z'),
  cents: 1900,
};
const mailTo = (to: string, subject = 'Renewal'): Mail => ({
  name: 'test',
  to,
  subject,
  preheader: '',
  html: '',
  text: '',
  headers: {},
});

/** The deliverer of one process, with effects of the test. */
function processWith(
  effectsOf: (bound: BoundServices) => LastingEffects,
  queue: Parameters<typeof createPendingEvents>[0]['queue'] = null,
): PendingEvents {
  return createPendingEvents({
    database: world.database,
    log: createLogger(world.config),
    effectsOf,
    queue,
    runAtOnce: async () => undefined,
    sendMail: queue && (async () => undefined),
  });
}

/** Writes the event as an action does, and dies before it delivers. */
const die = (pending: PendingEvents, events: DomainEvent[] = [RENEWAL]) =>
  world.database.transaction().execute((tx) => pending.record(tx, events));
const recipients = async () =>
  (await world.database.selectFrom('mails').select('recipient').orderBy('id').execute()).map(
    ({ recipient }) => recipient,
  );
const waiting = async () =>
  (await world.database.selectFrom('pending_events').select(['done', 'attempts']).execute()).map(
    (row) => row,
  );
/** Moves the next attempt to now. */
const makeDue = () =>
  world.database
    .updateTable('pending_events')
    .set({ due_at: new Date(0) })
    .execute();

describe('an event whose process dies after the commit', () => {
  const mailing = ({ mailer }: BoundServices): LastingEffects => ({
    'membership.renewal_near': { mail: ({ userId }) => mailer.send(mailTo(`user-${userId}@example.com`)) },
  });

  test('an event whose process dies after the commit: its mail is stored by the next sweep, once', async () => {
    const pending = processWith(mailing);
    await die(pending);
    expect(await recipients()).toEqual([]);
    await pending.sweep();
    await pending.sweep();
    expect(await recipients()).toEqual(['user-7@example.com']);
    expect(await waiting()).toEqual([]);
  });

  test('ten processes that sweep at the same moment store one mail', async () => {
    const pending = processWith(mailing);
    await die(pending);
    await Promise.all(Array.from({ length: 10 }, () => processWith(mailing).sweep()));
    expect(await recipients()).toEqual(['user-7@example.com']);
  });

  test('an event without effects leaves no row', async () => {
    const pending = processWith(mailing);
    await die(pending, [{ name: 'texts.changed' }]);
    expect(await waiting()).toEqual([]);
  });

  test('a date of the event arrives as a date', async () => {
    const days: Date[] = [];
    const pending = processWith(() => ({
      'membership.renewal_near': { note: ({ on }) => void days.push(on) },
    }));
    await die(pending);
    await pending.sweep();
    expect(days).toEqual([RENEWAL.name === 'membership.renewal_near' && RENEWAL.on]);
  });
});

describe('an effect that fails', () => {
  test('an effect that fails: it is tried again by itself, and the effect beside it is not repeated', async () => {
    let attempts = 0;
    const pending = processWith(({ mailer }) => ({
      'membership.renewal_near': {
        failing: async () => {
          attempts += 1;
          await mailer.send(mailTo(`attempt-${attempts}@example.com`));
          if (attempts < 3) throw new Error('on purpose');
        },
        other: () => mailer.send(mailTo('other@example.com')),
      },
    }));
    await die(pending);
    await pending.sweep();
    expect(await waiting()).toEqual([{ done: ['other'], attempts: 2 }]);
    expect(await recipients()).toEqual(['other@example.com']);
    await makeDue();
    await pending.sweep();
    expect(await recipients()).toEqual(['other@example.com', 'attempt-3@example.com']);
    expect(await waiting()).toEqual([]);
  });

  test('a message to connections is sent after the commit, and not for an effect that failed', async () => {
    const notified: string[] = [];
    const pending = processWith(({ afterCommit }) => ({
      'membership.renewal_near': {
        failing: () => {
          afterCommit(() => notified.push('failing'));
          throw new Error('on purpose');
        },
        other: () => afterCommit(async () => notified.push(`${(await waiting()).length} row`)),
      },
    }));
    await die(pending);
    await pending.sweep();
    expect(notified).toEqual(['1 row']);
  });

  test('an event that fails again and again waits longer each time, and ends after fifteen attempts', async () => {
    const pending = processWith(() => ({
      'membership.renewal_near': {
        failing: () => {
          throw new Error('on purpose');
        },
      },
    }));
    await die(pending);
    for (let sweep = 0; sweep < 12; sweep += 1) {
      await makeDue();
      await pending.sweep();
    }
    expect((await waiting()).map(({ attempts }) => attempts)).toEqual([15]);
  });
});

test('a mail that is queued again after a lost commit has the same id, and two mails have two', async () => {
  const queued = new Map<string, unknown>();
  const seen: (string | undefined)[] = [];
  let dies = true;
  const pending = processWith(
    ({ mailer }) => ({
      'membership.renewal_near': {
        mail: async () => {
          await mailer.send(mailTo('one@example.com'));
          await mailer.send(mailTo('one@example.com', 'Again'));
          if (dies) throw new Error('dies after the queue has it');
        },
      },
    }),
    async (_name, payload, id = randomUUID()) => {
      seen.push(id);
      queued.set(id, payload['id']);
    },
  );
  await die(pending);
  await pending.sweep();
  dies = false;
  await makeDue();
  await pending.sweep();
  expect(seen).toHaveLength(6);
  expect(queued.size).toBe(2);
  expect([...queued.keys()]).toEqual([...queued.values()]);
});
