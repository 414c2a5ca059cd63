import { describe, expect, test } from 'vitest';
import { createHub } from '../../../server/realtime/hub.ts';
import type { Subscriber } from '../../../server/realtime/hub-types.ts';
import { coalesce } from '../../../server/realtime/coalesce.ts';
import { ruleOf } from '../../../server/realtime/channel-rules.ts';
import type { Relay, PeerMessage } from '../../../server/realtime/processes/relay.ts';
import { textsOf } from '../../support/frames.ts';

const CHANNEL = 'presence-admin.review.1';
const ANA = { user_id: '1', user_info: { name: 'Ana' } };

/** A hub with a relay in the test's hands. */
async function hubAndOthers() {
  const notified: PeerMessage[] = [];
  let listen: (said: PeerMessage, from: string) => void = () => undefined;
  const relay: Relay = {
    me: 'm',
    tell: async (said) => void notified.push(said),
    listen: async (listener) => {
      listen = listener;
    },
    stop: async () => undefined,
  };
  const hub = createHub(relay);
  await hub.listen();
  return { hub, notified, listen: (said: PeerMessage, from = 'other') => listen(said, from) };
}

function client(socketId: string): Subscriber & { got: { event: string; data: string }[]; codes: number[] } {
  const got: { event: string; data: string }[] = [];
  const codes: number[] = [];
  return {
    socketId,
    users: new Set(),
    until: Number.POSITIVE_INFINITY,
    signedIn: null,
    channels: new Map(),
    send: (text) => got.push(JSON.parse(text) as { event: string; data: string }),
    sendFrame: (bytes) => {
      for (const text of textsOf(bytes)) got.push(JSON.parse(text) as { event: string; data: string });
    },
    end: (code) => codes.push(code),
    got,
    codes,
  };
}

const eventsOf = ({ got }: { got: { event: string }[] }) => got.map(({ event }) => event.split(':')[1]);

describe('a hub among others', () => {
  test('a hub among others forgets the people of a process that gives no sign of life, and keeps those of one that does', async () => {
    const { hub, listen } = await hubAndOthers();
    const one = client('1.1');
    hub.enter(one);
    hub.subscribe(one, CHANNEL, ANA);
    const seatOf = (id: string) => ({ channel: CHANNEL, member: { user_id: id, user_info: {} } });
    listen({ kind: 'roster', seats: [seatOf('2')], counts: [] }, 'silent');
    listen({ kind: 'roster', seats: [seatOf('3')], counts: [] }, 'alive');
    hub.flush();
    expect(eventsOf(one)).toEqual(['subscription_succeeded', 'member_added', 'member_added']);
    hub.keepAlive(Date.now() + 90_000);
    hub.flush();
    expect(one.got).toHaveLength(3);
    hub.keepAlive(Date.now() + 200_000);
    hub.flush();
    expect(eventsOf(one).slice(3)).toEqual(['member_removed', 'member_removed']);
  });

  test('a hub among others takes what is missing, and drops what is too much, by another’s whole roster', async () => {
    const { hub, listen } = await hubAndOthers();
    const one = client('1.1');
    hub.enter(one);
    hub.subscribe(one, CHANNEL, ANA);
    const seat = (id: string) => ({ channel: CHANNEL, member: { user_id: id, user_info: {} } });
    listen({ kind: 'roster', seats: [seat('2'), seat('3')], counts: [] });
    listen({ kind: 'roster', seats: [seat('3'), seat('4')], counts: [] });
    hub.flush();
    const ids = one.got
      .slice(1)
      .map(({ event, data }) => [event.split(':')[1], (JSON.parse(data) as { user_id: string }).user_id]);
    expect(ids).toEqual([
      ['member_added', '2'],
      ['member_added', '3'],
      ['member_added', '4'],
      ['member_removed', '2'],
    ]);
  });

  test('a hub among others tells its roster to whoever begins, and again with each sign of life', async () => {
    const { hub, notified, listen } = await hubAndOthers();
    const one = client('1.1');
    hub.enter(one);
    hub.subscribe(one, CHANNEL, ANA);
    listen({ kind: 'hello' });
    hub.keepAlive(Date.now());
    const roster = {
      kind: 'roster',
      seats: [{ channel: CHANNEL, member: ANA }],
      counts: [[CHANNEL, 1]],
    };
    // As long as it is alone, nobody is told.
    expect(notified).toEqual([{ kind: 'hello' }, roster, roster]);
  });

  test('a hub among others says that somebody came and went once, though they have two connections', async () => {
    const { hub, notified, listen } = await hubAndOthers();
    listen({ kind: 'hello' });
    const [one, two] = [client('1.1'), client('2.2')];
    for (const each of [one, two]) {
      hub.enter(each);
      hub.subscribe(each, CHANNEL, ANA);
    }
    hub.leave(one);
    expect(notified.map(({ kind }) => kind)).toEqual(['hello', 'roster', 'joined']);
    hub.leave(two);
    expect(notified.at(-1)).toEqual({ kind: 'left', channel: CHANNEL, userId: '1' });
  });
});

test('what is asked for several times in one turn is done once; another turn is another time', async () => {
  const done: string[] = [];
  const work = coalesce<string>(async (key) => void done.push(key));
  await Promise.all([work('a'), work('a'), work('b')]);
  await work('a');
  expect(done).toEqual(['a', 'b', 'a']);
});

test('a channel’s rule is found by its name, with the id in it', () => {
  const rules = ['private-users.{id}', 'private-admin', 'presence-admin.review.{id}'].map((pattern) => ({
    pattern,
    maySubscribe: () => true,
  }));
  const found = (name: string) => {
    const match = ruleOf(rules, name);
    return match && [match.rule.pattern, match.id];
  };
  expect(found('private-users.7')).toEqual(['private-users.{id}', 7]);
  expect(found('private-admin')).toEqual(['private-admin', 0]);
  expect(found('presence-admin.review.12')).toEqual(['presence-admin.review.{id}', 12]);
  for (const name of [
    'private-users.',
    'private-users.0',
    'private-users.07',
    'private-users.7.1',
    'private-users.-1',
    'private-users.99999999999',
    'private-admin.1',
    'admin',
    '',
  ])
    expect(found(name), name).toBeNull();
});
