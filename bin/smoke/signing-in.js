// Ways to sign in beside the password: a passkey of an authenticator, and an account at a provider with OpenID Connect.
import { makePasskey, takePasskey } from '../../tests/support/authenticator.ts';
import { startOidcServer } from '../../tests/support/servers/oidc-server.ts';
import { check } from './checks.js';
import { signedIn, visitor } from './person.js';
import { origin } from './product.js';

const site = { origin, site: new URL(origin).hostname };
const ADDRESS = 'someone@provider.example';

export async function signingIn() {
  const provider = await startOidcServer(origin);
  const { issuer, clientId, clientSecret, name } = provider.settings;
  return {
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret.secret,
      OIDC_LABEL: name,
    },
    use: async () => {
      await passkey();
      await account(provider);
    },
    stop: () => provider.close(),
  };
}

async function passkey() {
  const owner = await signedIn('user@plumbline.test');
  const made = makePasskey(await optionsFor(owner, 'register'), site);
  await owner.send('/settings/signing-in/passkey', { name: 'Phone', passkey: made.answer });
  const newcomer = visitor();
  await newcomer.get('/login');
  const answer = takePasskey(made.passkey, await optionsFor(newcomer, 'login'), site);
  await newcomer.send('/login/passkey', { passkey: answer });
  const settings = await newcomer.read('/settings/signing-in');
  check(settings.includes('Phone'), 'a passkey is added, and logs its owner in');
}

async function optionsFor(person, use) {
  const answer = await person.call('POST', '/api/passkeys/options', { use });
  return (await answer.json()).options;
}

async function account(provider) {
  provider.next('someone', { email: ADDRESS, email_verified: true, name: 'Someone' });
  // A press on the link of the login page, as a browser tells it.
  const headers = { 'sec-fetch-site': 'same-origin' };
  const left = await fetch(`${origin}/login/with/oidc`, { redirect: 'manual', headers });
  const cookie = left.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { url } = await provider.visit(left.headers.get('location'));
  const page = await (await fetch(url, { headers: { cookie } })).text();
  check(page.includes(ADDRESS), 'a person comes back from the provider with the address that it vouches for');
}
