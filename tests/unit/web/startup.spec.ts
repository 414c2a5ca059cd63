import { beforeEach, describe, expect, test } from 'vitest';
import { catalogue } from '../../../translations/index.ts';
import { ApiError } from '../../../web/lib/api.ts';
import { wordMask } from '../../../web/lib/bad-words.ts';
import type { HttpAnswer } from '../../../web/lib/http.ts';
import { runStartupLoads, type StartupTools } from '../../../web/lib/page/startup.ts';
import { say, setPageTexts } from '../../../web/lib/page/texts.ts';
import { userVersion } from '../../../web/lib/user-version.ts';
import { memoryStorage } from './memory-storage.ts';

const english = Object.fromEntries(Object.entries(catalogue).map(([key, [text]]) => [key, text]));
const viewer = {
  userId: 3,
  profileId: 7,
  name: 'Ana',
  role: 'user',
  emailVerified: true,
  isActive: true,
  unread: 0,
  contractorId: null,
  isMember: false,
} as const;
const ok = (body: unknown): HttpAnswer => ({ status: 200, ok: true, body });
const broken: HttpAnswer = { status: 500, ok: false, body: null };
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  setPageTexts({ language: 'english', messages: english });
  userVersion.set(null);
});

function setUp(changes: Partial<StartupTools> = {}, stored: Record<string, string> = {}) {
  const { store, kept } = memoryStorage(stored);
  const asked: string[] = [];
  const warnings: string[] = [];
  const answers: Record<string, unknown> = {
    'api.bad_words': ['darn'],
    'api.translations': { translations: [] },
    'api.user_version': { logged_in_user_version: 'gold' },
    'api.profile': { profile: { id: 7 } },
  };
  const tools: StartupTools = {
    fetchOpen: async (name) => {
      asked.push(name);
      return ok(answers[name]);
    },
    fetchMine: async (name) => {
      asked.push(name);
      return answers[name];
    },
    store,
    discardToken: (token) => {
      if (store.read('token') === token) store.remove('token');
    },
    warn: (text) => warnings.push(text),
    whenIdle: (work) => work(),
    updateScreenWidth: () => asked.push('screen width'),
    isLeaving: () => false,
    ...changes,
  };
  return { tools, kept, asked, warnings };
}

describe('the four loads of the start', () => {
  test('the four loads of the start are screen width, bad words, user version and translations', async () => {
    const { tools, asked, warnings } = setUp();
    await runStartupLoads(null, tools);
    expect(asked.toSorted()).toEqual([
      'api.bad_words',
      'api.translations',
      'api.user_version',
      'screen width',
    ]);
    expect(warnings).toEqual([]);
  });

  test('the four loads of the start do not wait for one another', async () => {
    const asked: string[] = [];
    const never = (name: string) => {
      asked.push(name);
      return new Promise<never>(() => {});
    };
    const { tools } = setUp({
      fetchOpen: never,
      fetchMine: never,
      updateScreenWidth: () => asked.push('screen width'),
    });
    void runStartupLoads(null, tools);
    await Promise.resolve();
    await Promise.resolve();
    expect(asked.toSorted()).toEqual([
      'api.bad_words',
      'api.translations',
      'api.user_version',
      'screen width',
    ]);
  });

  test('the four loads of the start store nothing but the list of words', async () => {
    const { tools, kept } = setUp();
    await runStartupLoads(null, tools);
    expect(Object.fromEntries(kept)).toEqual({ badWords: '["darn"]' });
    await expect.poll(() => wordMask.get()('This darn roof')).toBe('This d--n roof');
  });

  test('the four loads of the start tell the membership version of whoever is signed in', async () => {
    const { tools } = setUp();
    await runStartupLoads(viewer, tools);
    expect(userVersion.get()).toBe('gold');
  });
});

describe('a load that fails', () => {
  test('a load that fails is silent for bad words, and the kept list stays', async () => {
    for (const failure of [offline, async () => broken, async () => ok({ not: 'a list' })]) {
      const { tools, kept, warnings } = setUp({}, { badWords: '["darn"]' });
      const fetchOpen: StartupTools['fetchOpen'] = (name) =>
        name === 'api.bad_words' ? failure() : tools.fetchOpen(name);
      await runStartupLoads(null, { ...tools, fetchOpen });
      expect([warnings, kept.get('badWords')]).toEqual([[], '["darn"]']);
    }
  });

  test('a load that fails says "Error Fetching translations"', async () => {
    for (const failure of [offline, async () => broken, async () => ok({})]) {
      const { tools, warnings } = setUp();
      const fetchOpen: StartupTools['fetchOpen'] = (name) =>
        name === 'api.translations' ? failure() : tools.fetchOpen(name);
      await runStartupLoads(null, { ...tools, fetchOpen });
      expect(warnings).toEqual(['Error Fetching translations']);
    }
  });

  test('a load that fails says "Wrong in User Version Fetching"', async () => {
    for (const failure of [offline, async () => ({ logged_in_user_version: 'diamond' }), async () => null]) {
      const { tools, warnings } = setUp({ fetchMine: failure });
      await runStartupLoads(null, tools);
      expect(warnings).toEqual(['Wrong in User Version Fetching']);
    }
  });

  test('a load that fails leaves the others to succeed', async () => {
    const { tools, kept, warnings } = setUp({ fetchMine: offline });
    await runStartupLoads(null, tools);
    expect(kept.has('badWords')).toBe(true);
    expect(warnings).toHaveLength(1);
  });
});

describe('the stored token', () => {
  const withProfile =
    (profile: () => Promise<unknown>): StartupTools['fetchMine'] =>
    (name) =>
      name === 'api.profile' ? profile() : Promise.resolve({ logged_in_user_version: 'free' });

  test('the stored token stays when the profile can be fetched with it', async () => {
    const { tools, kept } = setUp({}, { token: 'kept' });
    await runStartupLoads(viewer, tools);
    expect(kept.get('token')).toBe('kept');
  });

  test('the stored token of a business’s owner stays: the profile that comes is that of the business', async () => {
    const business = withProfile(async () => ({ profile: { id: 41 } }));
    const { tools, kept } = setUp({ fetchMine: business }, { token: 'kept' });
    await runStartupLoads({ ...viewer, role: 'contractor', contractorId: 41 }, tools);
    expect(kept.get('token')).toBe('kept');
  });

  test.each([401, 403, 404, 500])(
    'the stored token is cleared when the call for the profile answers %i, without a toast',
    async (status) => {
      const refused = () => Promise.reject(new ApiError(status, 'Refused', {}, {}));
      const { tools, kept, warnings } = setUp({ fetchMine: withProfile(refused) }, { token: 'kept' });
      await runStartupLoads(viewer, tools);
      expect([kept.has('token'), warnings]).toEqual([false, []]);
    },
  );

  test.each([
    ['nobody answers', new ApiError(0, 'Failed', {}, {})],
    ['the call is cut off', new DOMException('aborted', 'AbortError')],
  ])('the stored token stays when %s', async (_what, error) => {
    const { tools, kept } = setUp({ fetchMine: withProfile(() => Promise.reject(error)) }, { token: 'kept' });
    await runStartupLoads(viewer, tools);
    expect(kept.get('token')).toBe('kept');
  });

  test('the stored token stays when the fetch was cut off because the page is being left', async () => {
    const { tools, kept } = setUp(
      { fetchMine: withProfile(async () => null), isLeaving: () => true },
      { token: 'kept' },
    );
    await runStartupLoads(viewer, tools);
    expect(kept.get('token')).toBe('kept');
  });

  test('the stored token is cleared when it belongs to somebody else', async () => {
    const other = withProfile(async () => ({ profile: { id: 8 } }));
    const { tools, kept } = setUp({ fetchMine: other }, { token: 'kept' });
    await runStartupLoads(viewer, tools);
    expect(kept.has('token')).toBe(false);
  });
});

test('a text that the page was not sent is taken from the fetched catalogue', async () => {
  setPageTexts({ language: 'mexican_spanish', messages: {} });
  const rows = [{ key: 'toasts.something_wrong', english: 'Sorry', mexican_spanish: 'Lo sentimos' }];
  const { tools } = setUp();
  expect(say('toasts.something_wrong')).toBe('toasts.something_wrong');
  const fetchOpen: StartupTools['fetchOpen'] = async (name) =>
    name === 'api.translations' ? ok({ translations: rows }) : tools.fetchOpen(name);
  await runStartupLoads(null, { ...tools, fetchOpen });
  expect(say('toasts.something_wrong')).toBe('Lo sentimos');
});
