import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { route } from '../../../common/routes/route-table.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { exchange } from '../../lib/http.ts';

export type PasskeyUse = 'login' | 'second' | 'confirm' | 'register';
/** The answer of the browser for the field `passkey`, or the sentence that says why there is none. */
export type PasskeyResult = { answer: string } | { problem: MessageKey } | { message: string };

export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Asks the browser for a passkey: the library comes with the first press. */
export async function askForPasskey(use: PasskeyUse): Promise<PasskeyResult> {
  const { status, ok, body } = await exchange({
    method: 'POST',
    url: route('api.passkeys.options'),
    csrf: true,
    body: { use },
  }).catch(() => ({ status: 0, ok: false, body: null }));
  if (!ok) return status === 401 ? { problem: 'signin.step_expired' } : refusalIn(body);
  const { options } = body as { options: unknown };
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser');
  try {
    const answer =
      use === 'register'
        ? await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
        : await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
    return { answer: JSON.stringify(answer) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

function refusalIn(body: unknown): PasskeyResult {
  const { message } = (body ?? {}) as { message?: unknown };
  return typeof message === 'string' ? { message } : { problem: 'toasts.something_wrong' };
}

/** Browsers name a press on Cancel and a minute without one alike. */
function problemOf(error: unknown): MessageKey {
  const { name } = error as Error;
  if (name === 'InvalidStateError') return 'signin.passkey_here_already';
  return name === 'NotAllowedError' || name === 'AbortError'
    ? 'signin.passkey_canceled'
    : 'signin.passkey_failed';
}
