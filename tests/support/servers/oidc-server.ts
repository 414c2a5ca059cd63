import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { SignInProvider } from '../../../server/core/sign-in-settings.ts';

export type PersonAtProvider = { email?: string; email_verified?: boolean; name?: string };
export type OidcServer = {
  issuer: string;
  /** The provider as the settings would configure it. */
  settings: SignInProvider;
  /** Sets the person who signs in next there; null: one who presses Cancel. */
  next: (subject: string | null, person?: PersonAtProvider) => void;
  /** Another key signs from now on. */
  rotateKey: () => void;
  /** Goes through the provider as a browser does; answers with the address that it leads back to, and its form where it posts one. */
  visit: (address: string) => Promise<{ url: string; form: Record<string, string> | null }>;
  close: () => Promise<void>;
};

const CLIENT = { id: 'plumbline', secret: 'a-secret-of-tests' };

/** A real OpenID Connect provider on this machine, for the site at `appUrl`. */
export async function startOidcServer(
  appUrl: string,
  { responseMode = 'query' }: { responseMode?: 'query' | 'form_post' } = {},
): Promise<OidcServer> {
  let subject: string | null = null;
  const people = new Map<string, PersonAtProvider>();
  let handle: Parameters<typeof createServer>[1];
  const server = createServer((request, response) => handle?.(request, response as never));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;

  const start = () => {
    const provider = providerAt(issuer, appUrl, people);
    const answer = provider.callback();
    handle = (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return answer(request, response);
      const result =
        subject === null
          ? { error: 'access_denied', error_description: 'canceled' }
          : { login: { accountId: subject } };
      void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    };
  };
  start();
  return {
    issuer,
    settings: {
      id: 'oidc',
      name: 'City ID',
      issuer,
      clientId: CLIENT.id,
      clientSecret: { kind: 'secret', secret: CLIENT.secret },
      scope: 'openid email profile',
      responseMode,
    },
    next: (chosen, person = {}) => {
      subject = chosen;
      if (chosen !== null) people.set(chosen, person);
    },
    rotateKey: start,
    visit: (address) => visitFrom(address, issuer),
    close: () => closed(server),
  };
}

function providerAt(issuer: string, appUrl: string, people: Map<string, PersonAtProvider>): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const scopes = 'openid email profile';
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${appUrl}/login/with/oidc/callback`],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['of tests'] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    loadExistingGrant: async ({
      oidc,
    }: {
      oidc: { client: { clientId: string }; session: { accountId: string } };
    }) => {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope(scopes);
      await grant.save();
      return grant;
    },
  });
  return provider;
}

async function visitFrom(
  address: string,
  issuer: string,
): Promise<{ url: string; form: Record<string, string> | null }> {
  const cookies = new Map<string, string>();
  let url = address;
  for (let hop = 0; hop < 10; hop += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie, accept: 'text/html' } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = answer.headers.get('location');
    if (location === null) return formIn(await answer.text());
    url = new URL(location, url).toString();
    if (!url.startsWith(issuer)) return { url, form: null };
  }
  throw new Error('the provider leads nowhere');
}

/** The form of `response_mode=form_post`, which a script of the provider would send. */
function formIn(html: string): { url: string; form: Record<string, string> } {
  const url = /action="([^"]+)"/.exec(html)?.[1];
  if (url === undefined) throw new Error(`no form: ${html.slice(0, 500)}`);
  const fields = html.matchAll(/name="([^"]+)" value="([^"]*)"/g);
  return { url, form: Object.fromEntries([...fields].map(([, name, value]) => [name ?? '', value ?? ''])) };
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
