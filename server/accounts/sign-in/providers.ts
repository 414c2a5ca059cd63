import { createPrivateKey, sign as signBytes } from 'node:crypto';
import type { Configuration } from 'openid-client';
import type { Context } from '../../core/context.ts';
import { notFound, Refusal } from '../../core/errors.ts';
import type { Config } from '../../core/config/config.ts';
import type { SignInProvider } from '../../core/sign-in-settings.ts';
import { route } from '../../../common/routes/route-table.ts';
import { beginStep, takeStep } from './steps.ts';

const TIMEOUT_SECONDS = 8;
/** Clocks of two servers differ. */
const CLOCK_TOLERANCE_SECONDS = 60;
const APPLE_SECRET_SECONDS = 300;

/** Loaded with the first login by a provider. */
const library = () => import('openid-client');

/** A person as the provider knows them. The subject is the key, never the address. */
export type Proof = {
  provider: string;
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
};
type Started = { provider: string; verifier: string; nonce: string; next: string; connects: boolean };

export function providerNamed({ signInProviders }: Config, id: string): SignInProvider {
  const found = signInProviders.find((provider) => provider.id === id);
  if (!found) throw notFound();
  return found;
}

const callbackOf = ({ appUrl }: Config, { id }: SignInProvider): string =>
  appUrl + route('login.provider.callback', { provider: id });

/** Discovered at each login: a provider changes its keys and addresses when it wants. Throws Refusal 503 where it does not answer. */
async function configurationOf({ log }: Context, provider: SignInProvider): Promise<Configuration> {
  const client = await library();
  const { issuer, clientId } = provider;
  const metadata = { [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS };
  const insecure = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
  try {
    return await client.discovery(
      new URL(issuer),
      clientId,
      metadata,
      provider.clientSecret.kind === 'apple'
        ? client.ClientSecretPost(appleSecret(provider))
        : client.ClientSecretBasic(provider.clientSecret.secret),
      { timeout: TIMEOUT_SECONDS, execute: [client.enableNonRepudiationChecks, ...insecure] },
    );
  } catch (error) {
    log.warn({ provider: provider.id, reason: (error as Error).message }, 'sign-in provider does not answer');
    throw new Refusal(503, 'provider_down', 'signin.provider_down', { provider: provider.name });
  }
}

/** Apple takes a token that the operator's key signs, in place of a secret. */
function appleSecret({ clientId, clientSecret }: SignInProvider): string {
  if (clientSecret.kind !== 'apple') throw new Error('a provider without a key');
  const now = Math.floor(Date.now() / 1_000);
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const body = [
    encode({ alg: 'ES256', kid: clientSecret.keyId }),
    encode({
      iss: clientSecret.teamId,
      iat: now,
      exp: now + APPLE_SECRET_SECONDS,
      aud: 'https://appleid.apple.com',
      sub: clientId,
    }),
  ].join('.');
  const key = { key: createPrivateKey(clientSecret.key), dsaEncoding: 'ieee-p1363' as const };
  return `${body}.${signBytes('sha256', Buffer.from(body), key).toString('base64url')}`;
}

/** The address at the provider that asks its user, with state, nonce and PKCE of this browser. */
export async function startAtProvider(
  context: Context,
  provider: SignInProvider,
  browser: string,
  { next, userId }: { next: string; userId: number | null },
): Promise<string> {
  const client = await library();
  const configuration = await configurationOf(context, provider);
  const [verifier, state, nonce] = [
    client.randomPKCECodeVerifier(),
    client.randomState(),
    client.randomNonce(),
  ];
  const value: Started = { provider: provider.id, verifier, nonce, next, connects: userId !== null };
  await beginStep(context, { kind: 'provider', browser, key: state, userId, value });
  return client
    .buildAuthorizationUrl(configuration, {
      redirect_uri: callbackOf(context.config, provider),
      scope: provider.scope,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      response_mode: provider.responseMode,
      // Only Google is known to take it: others refuse a prompt that they do not know.
      ...(provider.id === 'google' && { prompt: 'select_account' }),
      ui_locales: context.language === 'english' ? 'en-US' : 'es-MX',
    })
    .toString();
}

export type ProviderAnswer = { state: string; query: string };
export type FromProvider = { proof: Proof; next: string; connectsUserId: number | null };

/**
 * The person behind a provider's answer, once, in the browser that asked. Throws Refusal 400 for an answer to nothing we asked,
 * for one that was used, and where the user said no; 503 where the provider does not answer.
 */
export async function readProviderAnswer(
  context: Context,
  provider: SignInProvider,
  browser: string | null,
  { state, query }: ProviderAnswer,
): Promise<FromProvider> {
  const step = await takeStep<Started>(context, 'provider', state, browser);
  if (!step || step.value.provider !== provider.id)
    throw new Refusal(400, 'provider_expired', 'signin.provider_expired', { provider: provider.name });
  const { verifier, nonce, next } = step.value;
  const given = new URLSearchParams(query);
  if (given.get('error') !== null) throw refusalOf(provider, given.get('error') ?? '');
  const client = await library();
  const configuration = await configurationOf(context, provider);
  const url = new URL(callbackOf(context.config, provider));
  url.search = query;
  const tokens = await client
    .authorizationCodeGrant(configuration, url, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    })
    .catch((error: unknown) => {
      context.log.warn(
        { provider: provider.id, reason: (error as Error).message },
        'provider answer refused',
      );
      throw refusalOf(provider, 'invalid');
    });
  const claims = tokens.claims();
  if (!claims) throw refusalOf(provider, 'invalid');
  return {
    proof: proofOf(provider, claims, nameOfApple(given)),
    next,
    connectsUserId: step.userId,
  };
}

type Claims = { iss: string; sub: string } & Record<string, unknown>;

function proofOf(provider: SignInProvider, claims: Claims, named: string | null): Proof {
  const email = typeof claims['email'] === 'string' ? claims['email'].trim().toLowerCase() : null;
  const verified = claims['email_verified'];
  return {
    provider: provider.id,
    issuer: claims.iss,
    subject: claims.sub,
    email,
    // Apple writes it as a text.
    emailVerified: email !== null && (verified === true || verified === 'true'),
    name: typeof claims['name'] === 'string' ? claims['name'] : named,
  };
}

/** Apple tells the name beside the token, the first time only. */
function nameOfApple(given: URLSearchParams): string | null {
  try {
    const { name } = JSON.parse(given.get('user') ?? '{}') as {
      name?: { firstName?: string; lastName?: string };
    };
    return [name?.firstName, name?.lastName].filter(Boolean).join(' ') || null;
  } catch {
    return null;
  }
}

const CANCELLED = new Set([
  'access_denied',
  'user_cancelled_authorize',
  'user_cancelled_login',
  'login_required',
]);

const refusalOf = ({ name }: SignInProvider, error: string): Refusal =>
  CANCELLED.has(error)
    ? new Refusal(400, 'provider_cancelled', 'signin.provider_canceled', { provider: name })
    : new Refusal(400, 'provider_failed', 'signin.provider_failed', { provider: name });
