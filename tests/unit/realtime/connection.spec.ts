import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import type { WebSocket } from 'ws';
import { describe, expect, test } from 'vitest';
import { ACTIVITY_TIMEOUT_S, MOST_MESSAGES, openConnection } from '../../../server/realtime/connection.ts';
import { createHub } from '../../../server/realtime/hub.ts';

const hub = createHub({
  me: 'm',
  tell: async () => undefined,
  listen: async () => undefined,
  stop: async () => undefined,
});

/** A socket in the test's hands, and a clock. */
function opened() {
  const sent: { event: string }[] = [];
  const ends: (number | string)[] = [];
  let time = 0;
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: (text: string) => sent.push(JSON.parse(text) as { event: string }),
    close: (code: number) => ends.push(code),
    terminate: () => ends.push('terminated'),
  });
  const keys = { appKey: 'key', appSecret: 'secret' };
  const connection = openConnection(
    { socket: socket as unknown as WebSocket, wire: new PassThrough() },
    { keys, hub, now: () => time },
  );
  return {
    connection,
    socket,
    events: () => sent.map(({ event }) => event),
    ends,
    pass: (seconds: number) => {
      time += seconds * 1_000;
      connection.check(time);
    },
    say: (event: string) => socket.emit('message', Buffer.from(JSON.stringify({ event })), false),
  };
}

describe('a client that is silent', () => {
  test('a client that is silent is asked whether it is there, and ended when it does not answer', () => {
    const { pass, events, ends } = opened();
    pass(ACTIVITY_TIMEOUT_S);
    expect(events()).toEqual(['pusher:connection_established']);
    pass(1);
    expect(events()).toEqual(['pusher:connection_established', 'pusher:ping']);
    expect(ends).toEqual([]);
    pass(30);
    expect(ends).toEqual([4201]);
  });

  test('a client that is silent stays as long as it answers', () => {
    const { pass, say, ends } = opened();
    for (let round = 0; round < 5; round += 1) {
      pass(ACTIVITY_TIMEOUT_S + 1);
      say('pusher:pong');
      pass(30);
    }
    expect(ends).toEqual([]);
  });
});

test('a client that was let in by a session is put out when that runs out', async () => {
  const { connection, pass, events, ends } = opened();
  await hub.bind(connection.socketId, '7', 60_000);
  await hub.bind(connection.socketId, '7', 90_000);
  pass(59);
  expect(ends).toEqual([]);
  pass(1);
  expect(events().at(-1)).toBe('pusher:error');
  expect(ends).toEqual([4009]);
});

test('a client that does not read what it is sent is cut off', () => {
  const { connection, socket, ends } = opened();
  socket.bufferedAmount = 2_000_000;
  connection.send('{}');
  expect(ends).toEqual(['terminated']);
});

test('what is said after the end counts for nothing', () => {
  const { connection, socket, events, say } = opened();
  connection.end(4009, 'over');
  socket.readyState = 2;
  say('pusher:ping');
  expect(events()).toEqual(['pusher:connection_established']);
});

describe('a client that says more than any page has to say', () => {
  test('a client that says more than any page has to say is ended', () => {
    const { say, ends } = opened();
    for (let message = 0; message < MOST_MESSAGES; message += 1) say('pusher:ping');
    expect(ends).toEqual([]);
    say('pusher:ping');
    expect(ends).toEqual([4100]);
  });

  test('a client that says more than any page has to say is not one that says as much in a longer time', () => {
    const { say, pass, ends } = opened();
    for (let round = 0; round < 4; round += 1) {
      for (let message = 0; message < MOST_MESSAGES; message += 1) say('pusher:ping');
      pass(11);
    }
    expect(ends).toEqual([]);
  });
});
