import { createPrivateKey } from 'node:crypto';
import * as z from 'zod';
import { ConfigError } from './config/config-error.ts';
import { isLoopbackHost } from './process/loopback.ts';

/** A provider of logins by OpenID Connect. `secret` makes what the provider asks for at each exchange. */
export type SignInProvider = {
  id: 'google' | 'apple' | 'oidc';
  name: string;
  issuer: string;
  clientId: string;
  clientSecret:
    | { kind: 'secret'; secret: string }
    | { kind: 'apple'; teamId: string; keyId: string; key: string };
  scope: string;
  responseMode: 'query' | 'form_post';
};
export type SignInConfig = { signInProviders: readonly SignInProvider[] };

const text = () => z.string().trim().min(1).max(500).optional();
const ISSUER_RULE = 'must be an https:// address (http:// for this machine alone), without ? and #';

function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, search, hash } = new URL(value);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
  return isSafe && search === '' && hash === '';
}

export const SIGN_IN_SETTINGS = {
  OIDC_GOOGLE_CLIENT_ID: text(),
  OIDC_GOOGLE_CLIENT_SECRET: text(),
  OIDC_APPLE_CLIENT_ID: text(),
  OIDC_APPLE_TEAM_ID: z
    .string()
    .regex(/^[A-Z\d]{10}$/, 'must be 10 capital letters and digits')
    .optional(),
  OIDC_APPLE_KEY_ID: z
    .string()
    .regex(/^[A-Z\d]{10}$/, 'must be 10 capital letters and digits')
    .optional(),
  OIDC_APPLE_PRIVATE_KEY: z.string().max(5_000).optional(),
  OIDC_ISSUER: z.string().trim().refine(isIssuer, ISSUER_RULE).optional(),
  OIDC_CLIENT_ID: text(),
  OIDC_CLIENT_SECRET: text(),
  OIDC_LABEL: z
    .string()
    .trim()
    .regex(/^\P{Cc}{1,40}$/u, 'must be one line of 40 characters at most')
    .optional(),
  OIDC_RESPONSE_MODE: z.enum(['query', 'form_post'], 'must be query or form_post').default('query'),
};

const SCHEMA = z.object(SIGN_IN_SETTINGS);
type Settings = z.infer<typeof SCHEMA>;

/** Throws ConfigError for a provider of which a setting is missing. */
export function signInOf(settings: Settings): SignInConfig {
  const found = [googleOf(settings), appleOf(settings), otherOf(settings)];
  return { signInProviders: found.filter((provider) => provider !== null) };
}

/** The values of settings that belong together; null where all are missing. */
function together<Name extends keyof Settings>(
  settings: Settings,
  names: readonly Name[],
): Record<Name, string> | null {
  const set = names.filter((name) => settings[name] !== undefined);
  if (set.length === 0) return null;
  const missing = names.find((name) => settings[name] === undefined);
  if (missing !== undefined)
    throw new ConfigError(`Setting ${missing}: is missing beside ${set.join(' and ')}.`);
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as Record<Name, string>;
}

function googleOf(settings: Settings): SignInProvider | null {
  const set = together(settings, ['OIDC_GOOGLE_CLIENT_ID', 'OIDC_GOOGLE_CLIENT_SECRET']);
  return (
    set && {
      id: 'google',
      name: 'Google',
      issuer: 'https://accounts.google.com',
      clientId: set.OIDC_GOOGLE_CLIENT_ID,
      clientSecret: { kind: 'secret', secret: set.OIDC_GOOGLE_CLIENT_SECRET },
      scope: 'openid email profile',
      responseMode: 'query',
    }
  );
}

function appleOf(settings: Settings): SignInProvider | null {
  const set = together(settings, [
    'OIDC_APPLE_CLIENT_ID',
    'OIDC_APPLE_TEAM_ID',
    'OIDC_APPLE_KEY_ID',
    'OIDC_APPLE_PRIVATE_KEY',
  ]);
  if (set === null) return null;
  const key = set.OIDC_APPLE_PRIVATE_KEY.replaceAll('\\n', '\n');
  if (!isEllipticKey(key))
    throw new ConfigError(
      'Setting OIDC_APPLE_PRIVATE_KEY: must be the text of the .p8 file, on one line with \\n between its lines.',
    );
  return {
    id: 'apple',
    name: 'Apple',
    issuer: 'https://appleid.apple.com',
    clientId: set.OIDC_APPLE_CLIENT_ID,
    clientSecret: { kind: 'apple', teamId: set.OIDC_APPLE_TEAM_ID, keyId: set.OIDC_APPLE_KEY_ID, key },
    scope: 'openid email name',
    // Apple answers by no other way where it is asked for an address.
    responseMode: 'form_post',
  };
}

function otherOf(settings: Settings): SignInProvider | null {
  const set = together(settings, ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']);
  return (
    set && {
      id: 'oidc',
      name: settings.OIDC_LABEL ?? new URL(set.OIDC_ISSUER).hostname,
      issuer: set.OIDC_ISSUER,
      clientId: set.OIDC_CLIENT_ID,
      clientSecret: { kind: 'secret', secret: set.OIDC_CLIENT_SECRET },
      scope: 'openid email profile',
      responseMode: settings.OIDC_RESPONSE_MODE,
    }
  );
}

function isEllipticKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ec';
  } catch {
    return false;
  }
}
