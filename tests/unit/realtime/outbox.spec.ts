import { describe, expect, test } from 'vitest';
import type { Subscriber } from '../../../server/realtime/hub-types.ts';
import { createOutbox } from '../../../server/realtime/outbox.ts';
import { textsOf } from '../../support/frames.ts';

/** A reader that keeps each write as the texts of its frames. */
function reader(socketId: string) {
  const writes: string[][] = [];
  const subscriber: Subscriber = {
    socketId,
    users: new Set(),
    until: Number.POSITIVE_INFINITY,
    signedIn: null,
    channels: new Map(),
    send: () => undefined,
    sendFrame: (bytes) => void writes.push(textsOf(bytes)),
    end: () => undefined,
  };
  return { subscriber, writes };
}

function channelOf(...ids: string[]) {
  const readers = ids.map(reader);
  const byChannel = new Map([['posts.1', new Set(readers.map(({ subscriber }) => subscriber))]]);
  return { readers, byChannel, outbox: createOutbox(byChannel) };
}
const endOfTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('the events of one turn', () => {
  test('the events of one turn go out in one write to each reader, in their order', async () => {
    const { readers, outbox } = channelOf('1.1', '2.2');
    for (const text of ['a', 'b', 'c']) outbox.post('posts.1', text);
    expect(readers.map(({ writes }) => writes)).toEqual([[], []]);
    await endOfTurn();
    expect(readers.map(({ writes }) => writes)).toEqual([[['a', 'b', 'c']], [['a', 'b', 'c']]]);
    outbox.post('posts.1', 'd');
    await endOfTurn();
    expect(readers[0]?.writes).toEqual([['a', 'b', 'c'], ['d']]);
  });

  test('the events of one turn are the same bytes for every reader', async () => {
    const { byChannel, outbox } = channelOf('1.1', '2.2', '3.3');
    const frames = new Set<Buffer>();
    for (const user of byChannel.get('posts.1') ?? []) user.sendFrame = (frame) => void frames.add(frame);
    outbox.post('posts.1', 'a');
    await endOfTurn();
    expect(frames.size).toBe(1);
  });

  test('the events of one turn leave out the sender of each, who gets the others', async () => {
    const { readers, outbox } = channelOf('1.1', '2.2', '3.3');
    outbox.post('posts.1', 'a', '1.1');
    outbox.post('posts.1', 'b');
    outbox.post('posts.1', 'c', '2.2');
    await endOfTurn();
    expect(readers.map(({ writes }) => writes)).toEqual([[['b', 'c']], [['a', 'b']], [['a', 'b', 'c']]]);
  });

  test('the events of one turn write nothing to the only reader when that is the sender', async () => {
    const { readers, outbox } = channelOf('1.1');
    outbox.post('posts.1', 'a', '1.1');
    await endOfTurn();
    expect(readers[0]?.writes).toEqual([]);
  });

  test('the events of one turn go out at once on a flush, and not again', async () => {
    const { readers, outbox } = channelOf('1.1');
    outbox.post('posts.1', 'a');
    outbox.flush();
    expect(readers[0]?.writes).toEqual([['a']]);
    await endOfTurn();
    expect(readers[0]?.writes).toEqual([['a']]);
  });

  test('the events of one turn are not collected beyond 64 KB', () => {
    const { byChannel, outbox } = channelOf('1.1');
    const sizes: number[] = [];
    for (const user of byChannel.get('posts.1') ?? [])
      user.sendFrame = (frame) => void sizes.push(frame.length);
    for (let count = 0; count < 14; count += 1) outbox.post('posts.1', 'x'.repeat(10_000));
    expect(sizes).toEqual([70_028, 70_028]);
  });

  test('the events of one turn for a channel without readers are not kept for one who comes later', async () => {
    const { readers, byChannel, outbox } = channelOf('1.1');
    const late = readers[0]?.subscriber;
    outbox.post('posts.2', 'a');
    if (late) byChannel.set('posts.2', new Set([late]));
    await endOfTurn();
    expect(readers[0]?.writes).toEqual([]);
  });
});
