import { route, ROUTES } from '../../common/routes/route-table.ts';
import { exchange, type HttpAnswer } from './http.ts';
import { localStore, type LocalStore } from './local-storage.ts';
import { say } from './page/texts.ts';
import { toastError } from './page/toasts.ts';

/**
 * The bearer token of the calls under /api. It is made from the session when a user is signed in and none is
 * stored. It is removed when it is refused, when the profile cannot be fetched with it, and at logout.
 */
export type TokenKeeper = {
  /** The stored token, or a new one for a signed-in user. Null for a visitor, or when none could be made. */
  current: () => Promise<string | null>;
  /** Sets the signed-in user; null: none, and a stored token is removed. */
  signIn: (profileId: number | null) => void;
  /** Forgets a token that was refused, unless another one is stored by now. */
  discard: (token: string) => void;
};

type Tools = {
  store: LocalStore;
  createToken: () => Promise<HttpAnswer>;
  onFailure: () => void;
};

export function createTokenKeeper({ store, createToken, onFailure }: Tools): TokenKeeper {
  let signedInAs: number | null = null;
  let making: Promise<string | null> | null = null;

  const make = async (profileId: number): Promise<string | null> => {
    const token = await createToken().then(tokenOf, () => null);
    // The user logged out, or in as another, while the token was on its way.
    if (signedInAs !== profileId) return null;
    if (token === null) onFailure();
    else store.write('token', token);
    return token;
  };

  return {
    current: () => {
      const stored = store.read('token');
      if (signedInAs === null || stored !== null) return Promise.resolve(signedInAs === null ? null : stored);
      making ??= make(signedInAs).finally(() => {
        making = null;
      });
      return making;
    },
    signIn: (profileId) => {
      if (signedInAs !== null && signedInAs !== profileId) store.remove('token');
      if (profileId === null) store.remove('token');
      if (signedInAs !== profileId) making = null;
      signedInAs = profileId;
    },
    discard: (token) => {
      if (store.read('token') === token) store.remove('token');
    },
  };
}

function tokenOf(answer: HttpAnswer): string | null {
  const body = answer.body as { token?: unknown } | null;
  return answer.ok && typeof body?.token === 'string' ? body.token : null;
}

export const tokenKeeper = createTokenKeeper({
  store: localStore,
  createToken: () =>
    exchange({
      method: ROUTES['tokens.create'].method,
      url: route('tokens.create'),
      csrf: true,
      body: {},
    }),
  onFailure: () => toastError(say('toasts.token_failed')),
});
