import { invalid, type InvalidInput } from '../../core/errors.ts';
import type { Context } from '../../core/context.ts';
import { beginStep, takeStep } from './steps.ts';

/** The page that a challenge was made for: an answer to one counts at no other. */
export type PasskeyUse = 'login' | 'second' | 'confirm' | 'register';
type Value = { use: PasskeyUse };
export type Browser = string | null;

/** Loaded with the first passkey: 2 MB that most processes of a small site never need. */
export const library = () => import('@simplewebauthn/server');

export const siteOf = ({ config }: Context) => {
  const { origin, hostname } = new URL(config.appUrl);
  return { expectedOrigin: origin, expectedRPID: hostname };
};

/** Remembers a challenge that this browser answers next. */
export const beginChallenge = (
  context: Context,
  browser: string,
  challenge: string,
  { use, userId }: { use: PasskeyUse; userId: number | null },
) => beginStep(context, { kind: 'passkey', browser, key: challenge, userId, value: { use } });

/** Takes the challenge that an answer is to: once, and only in the browser and for the use that it was made for. */
export async function takeChallenge(
  context: Context,
  browser: Browser,
  { response }: { response: { clientDataJSON: string } },
  { use, userId }: { use: PasskeyUse; userId: number | null },
): Promise<string> {
  const challenge = challengeIn(response.clientDataJSON);
  const step = await takeStep<Value>(context, 'passkey', challenge, browser);
  if (!step || step.value.use !== use || step.userId !== userId)
    throw invalid('passkey', 'signin.passkey_expired');
  return challenge;
}

function challengeIn(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as {
      challenge?: unknown;
    };
    if (typeof challenge === 'string') return challenge;
  } catch {
    // Not JSON: refused like any other forged answer.
  }
  throw failed();
}

export function readAnswer<Response>(text: string): Response {
  try {
    const answer = JSON.parse(text) as { id?: unknown; response?: { clientDataJSON?: unknown } };
    if (typeof answer.id === 'string' && typeof answer.response?.clientDataJSON === 'string')
      return answer as Response;
  } catch {
    // The same refusal as for a forged answer.
  }
  throw failed();
}

export const failed = (): InvalidInput => invalid('passkey', 'signin.passkey_failed') as InvalidInput;

/** The library throws for each thing that is wrong with an answer. */
export function refuse(): never {
  throw failed();
}
