import { describe, expect, test } from 'vitest';
import { sendingOf, toSend } from '../../../web/lib/offline/send-unsent.ts';
import type { Unsent } from '../../../web/lib/offline/unsent-store.ts';

const DAY_MS = 86_400_000;
const unsent = (changes: Partial<Unsent> = {}): Unsent => ({
  key: 'k',
  owner: 7,
  kind: 'review',
  title: 'A firm',
  url: '/u',
  formUrl: '/f',
  body: '{}',
  draftKey: '7:review',
  savedAt: 0,
  problem: null,
  ...changes,
});

describe('what waits to be sent', () => {
  test('what waits to be sent is sent for its own writer only', () => {
    expect(toSend([unsent(), unsent({ owner: 8 })], 7, DAY_MS)).toEqual([unsent()]);
  });

  test('what waits to be sent is not sent again once it was refused, nor after thirty days', () => {
    expect(toSend([unsent({ problem: 'No.' })], 7, DAY_MS)).toEqual([]);
    expect(toSend([unsent()], 7, 31 * DAY_MS)).toEqual([]);
  });
});

describe('an answer', () => {
  test.each([200, 201])('an answer: %i says that it is published', (status) => {
    expect(sendingOf({ status, body: { message: 'Done' } })).toEqual({
      outcome: 'published',
      message: 'Done',
    });
  });

  test.each([401, 412, 419, 429, 500, 503])('an answer: %i decides nothing: it waits', (status) => {
    expect(sendingOf({ status, body: null })).toEqual({ outcome: 'waits' });
  });

  test.each([403, 404, 409, 410, 422])('an answer: %i refuses, with the sentence of the server', (status) => {
    expect(sendingOf({ status, body: { message: 'No.' } })).toEqual({ outcome: 'refused', problem: 'No.' });
  });
});
