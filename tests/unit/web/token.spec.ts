import { describe, expect, test } from 'vitest';
import type { HttpAnswer } from '../../../web/lib/http.ts';
import { createLocalStore } from '../../../web/lib/local-storage.ts';
import { createTokenKeeper } from '../../../web/lib/token.ts';
import { memoryStorage } from './memory-storage.ts';

const created = (token: unknown): HttpAnswer => ({ status: 201, ok: true, body: { token } });
const refusal: HttpAnswer = { status: 401, ok: false, body: { message: 'Please log in first.' } };

type Setting = { stored?: Record<string, string>; answers?: (HttpAnswer | Error)[] };

function setUp({ stored, answers = [created('fresh')] }: Setting = {}) {
  const { store, kept } = memoryStorage(stored);
  const seen = { created: 0, failures: 0 };
  const keeper = createTokenKeeper({
    store,
    createToken: async () => {
      seen.created += 1;
      const answer = answers.shift() ?? refusal;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    onFailure: () => {
      seen.failures += 1;
    },
  });
  return { keeper, kept, seen };
}

describe('the token of somebody signed in', () => {
  test('the token of somebody signed in is made when none is stored, and stored', async () => {
    const { keeper, kept } = setUp();
    keeper.signIn(1);
    expect(await keeper.current()).toBe('fresh');
    expect(Object.fromEntries(kept)).toEqual({ token: 'fresh' });
  });

  test('the token of somebody signed in is made once however many calls ask for it at the same time', async () => {
    const { keeper, seen } = setUp();
    keeper.signIn(1);
    const asked = await Promise.all([keeper.current(), keeper.current(), keeper.current()]);
    expect([asked, seen.created]).toEqual([['fresh', 'fresh', 'fresh'], 1]);
  });

  test('the token of somebody signed in is not made again while one is stored', async () => {
    const { keeper, seen } = setUp({ stored: { token: 'kept' } });
    keeper.signIn(1);
    expect([await keeper.current(), seen.created]).toEqual(['kept', 0]);
  });

  test('the token of somebody signed in fails aloud, whatever went wrong, and stores nothing', async () => {
    for (const answer of [refusal, created(5), created(undefined), new TypeError('Failed to fetch')]) {
      const { keeper, kept, seen } = setUp({ answers: [answer] });
      keeper.signIn(1);
      expect([await keeper.current(), seen.failures, kept.size]).toEqual([null, 1, 0]);
    }
  });

  test('the token of somebody signed in is asked for again after a failure', async () => {
    const { keeper } = setUp({ answers: [refusal, created('second')] });
    keeper.signIn(1);
    expect([await keeper.current(), await keeper.current()]).toEqual([null, 'second']);
  });
});

describe('a visitor', () => {
  test('a visitor has no token, and asks for none', async () => {
    const { keeper, seen } = setUp();
    keeper.signIn(null);
    expect([await keeper.current(), seen.created]).toEqual([null, 0]);
  });

  test('a visitor does not keep the token of whoever was here before', () => {
    const { keeper, kept } = setUp({ stored: { token: 'left behind' } });
    keeper.signIn(null);
    expect(kept.has('token')).toBe(false);
  });
});

describe('a token goes', () => {
  test('a token goes at logout', async () => {
    const { keeper, kept } = setUp();
    keeper.signIn(1);
    await keeper.current();
    keeper.signIn(null);
    expect(kept.has('token')).toBe(false);
  });

  test('a token goes when another person signs in', async () => {
    const { keeper } = setUp({ stored: { token: 'of the first' }, answers: [created('of the second')] });
    keeper.signIn(1);
    keeper.signIn(2);
    expect(await keeper.current()).toBe('of the second');
  });

  test('a token goes: unstored, when its owner logged out while it was on its way', async () => {
    const { keeper, kept, seen } = setUp();
    keeper.signIn(1);
    const asked = keeper.current();
    keeper.signIn(null);
    expect([await asked, kept.size, seen.failures]).toEqual([null, 0, 0]);
  });

  test('a token goes when it is refused, but not a newer one in its place', () => {
    const { keeper, kept } = setUp({ stored: { token: 'newer' } });
    keeper.discard('older');
    expect(kept.get('token')).toBe('newer');
    keeper.discard('newer');
    expect(kept.has('token')).toBe(false);
  });
});

test('a browser that refuses localStorage keeps the token for as long as the page lives', () => {
  const store = createLocalStore(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  store.write('token', 'here');
  expect(store.read('token')).toBe('here');
  store.remove('token');
  expect(store.read('token')).toBeNull();
});
