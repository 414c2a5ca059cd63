import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetTries } from '../../../support/second-factor.ts';
import { createWorld, type World } from '../../../support/world.ts';

type Forgery = { claims?: object; unsigned?: boolean; otherKey?: boolean };
let world: World;
let issuer: string;
let claimedIssuer: string;
let idToken = '';

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2_048 });
const [published, other] = [newKey(), newKey()];

/** A provider that answers with whatever token a test made: a real one would never forge its own. */
const server = createServer((request, response) => {
  const answers: Record<string, object> = {
    '/.well-known/openid-configuration': {
      issuer: claimedIssuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    },
    '/keys': { keys: [{ ...published.publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    '/token': { access_token: 'unused', token_type: 'Bearer', id_token: idToken },
  };
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(answers[request.url ?? ''] ?? {}));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  world = await createWorld({
    appUrl: 'http://localhost:3333',
    signInProviders: [
      {
        id: 'oidc',
        name: 'City ID',
        issuer,
        clientId: 'plumbline',
        clientSecret: { kind: 'secret', secret: 'a-secret-of-tests' },
        scope: 'openid email profile',
        responseMode: 'query',
      },
    ],
  });
});
beforeEach(async () => {
  claimedIssuer = issuer;
  await forgetTries(world);
});
afterAll(async () => {
  await world.close();
  server.close();
  server.closeAllConnections();
});

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function tokenWith(nonce: string | null, { claims, unsigned = false, otherKey = false }: Forgery): string {
  const now = Math.floor(Date.now() / 1_000);
  const right = { iss: issuer, aud: 'plumbline', sub: 'ana', nonce, iat: now, exp: now + 300 };
  const person = { email: 'ana@provider.test', email_verified: true };
  const body = `${encoded({ alg: unsigned ? 'none' : 'RS256' })}.${encoded({ ...right, ...person, ...claims })}`;
  const { privateKey } = otherKey ? other : published;
  return `${body}.${unsigned ? '' : sign('sha256', Buffer.from(body), privateKey).toString('base64url')}`;
}

const OWN_LINK = { 'sec-fetch-site': 'same-origin' };

/** Comes back from the provider with a token; answers with the page that is shown then. */
async function cameBackWith(forgery: Forgery) {
  const browser = world.visitor();
  const { headers } = await browser.get('/login/with/oidc', OWN_LINK);
  const asked = new URL(String(headers['location'])).searchParams;
  idToken = tokenWith(asked.get('nonce'), forgery);
  const { page } = await browser.visit(`/login/with/oidc/callback?code=any&state=${asked.get('state')}`);
  return page;
}

describe('an ID token of a provider', () => {
  test('the right one is accepted, so that the refusals below are about what is forged', async () => {
    expect((await cameBackWith({})).props).toMatchObject({ case: 'new', email: 'ana@provider.test' });
  });

  test.each<[string, Forgery]>([
    ['with the nonce of another login', { claims: { nonce: 'of-another-login' } }],
    ['for another client', { claims: { aud: 'another-client' } }],
    ['of another issuer', { claims: { iss: 'https://evil.test' } }],
    ['that ended', { claims: { exp: 1_700_000_000 } }],
    ['signed by a key that the provider does not publish', { otherKey: true }],
    ['without a signature', { unsigned: true }],
  ])('an ID token %s is refused', async (_what, forgery) => {
    const page = await cameBackWith(forgery);
    expect(page.component).toBe('accounts/login');
    expect(page.flash.error).toContain('can’t accept');
  });

  test('metadata that names another issuer than the settings begins no login', async () => {
    claimedIssuer = 'https://evil.test';
    const browser = world.visitor();
    const { headers } = await browser.get('/login/with/oidc', OWN_LINK);
    const { page } = await browser.visit(String(headers['location']));
    expect([page.component, page.flash.error]).toEqual([
      'accounts/login',
      expect.stringContaining('doesn’t answer'),
    ]);
  });
});
