import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOidcServer, type OidcServer } from '../../../support/servers/oidc-server.ts';
import { createWorld, type World } from '../../../support/world.ts';

let world: World;
let provider: OidcServer;
beforeAll(async () => {
  provider = await startOidcServer('http://localhost:3333', { responseMode: 'form_post' });
  world = await createWorld({ appUrl: 'http://localhost:3333', signInProviders: [provider.settings] });
});
afterAll(() => world.close());

const OWN_LINK = { 'sec-fetch-site': 'same-origin' };

describe('a provider that answers by a form of its own site, as Apple does', () => {
  test('the form comes without our cookies and leads to the page that has them', async () => {
    provider.next('by-form', { email: 'by-form@provider.test', email_verified: true });
    const browser = world.visitor();
    const { headers } = await browser.get('/login/with/oidc', OWN_LINK);
    const { url, form } = await provider.visit(String(headers['location']));
    const sent = await world.app.inject({
      method: 'POST',
      url: url.replace('http://localhost:3333', ''),
      headers: {
        host: 'localhost',
        origin: provider.issuer,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
      },
      payload: new URLSearchParams(form ?? {}).toString(),
    });
    expect(sent.statusCode).toBe(303);
    const { page } = await browser.visit(String(sent.headers['location']));
    expect(page.props).toMatchObject({ case: 'new', email: 'by-form@provider.test' });
  });
});

describe('a provider that does not answer', () => {
  test('the login says so, and the site’s own ways stay', async () => {
    await provider.close();
    const browser = world.visitor();
    const { headers } = await browser.get('/login/with/oidc', OWN_LINK);
    const { page } = await browser.visit(String(headers['location']));
    expect([page.component, page.flash.error]).toEqual([
      'accounts/login',
      'City ID doesn’t answer. Try again later, or choose another way to log in.',
    ]);
  });
});
