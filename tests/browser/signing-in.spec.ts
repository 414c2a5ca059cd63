import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { codeOfStep, stepOf } from '../../server/accounts/second/totp.ts';
import { openDatabase, type DatabaseHandle } from '../../server/database/client.ts';
import { embeddedTarget } from '../../server/database/embedded.ts';
import type { Language } from '../../common/format/language.ts';
import { startServer, temporaryDataDir, type RunningServer } from '../support/running-server.ts';
import { keyIn } from '../support/second-factor.ts';
import { accountMenu, DESK, inLanguage, takenOver, test, visiting, type Person } from './support/journey.ts';
import { look } from './support/look.ts';

const OWN_PASSWORD = 'gravel thimble orchard';
const LANGUAGES = [
  ['english', ''],
  ['mexican_spanish', '/es'],
] as const;

/** A new account with a confirmed address, logged in on this browser in its language. */
async function join(
  { page, visit }: Person,
  { database }: DatabaseHandle,
  [language, prefix]: (typeof LANGUAGES)[number],
): Promise<string> {
  const t = inLanguage(language);
  const email = `signing.${randomUUID().slice(0, 8)}@plumbline.test`;
  await visit(`${prefix}/register?role=user`);
  await page.getByLabel(t('accounts.name')).fill('Rosa Delgado');
  await page.getByLabel(t('accounts.email')).fill(email);
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(OWN_PASSWORD);
  await visiting(page, () => page.getByRole('button', { name: t('accounts.register_action') }).click());
  await database.updateTable('users').set({ email_verified: true }).where('email', '=', email).execute();
  return email;
}

async function leave(page: Person['page'], language: Language): Promise<void> {
  const t = inLanguage(language);
  // Looks leave the page as wide as a phone, where the menu is another one.
  await page.setViewportSize(DESK);
  await page.waitForLoadState('networkidle');
  await accountMenu(page).click();
  await page.getByRole('button', { name: t('layout.log_out') }).click();
  await page.getByText(t('accounts.logged_out')).waitFor();
}

/** An authenticator inside Chromium, as a phone has one. */
async function withAuthenticator({ page, context }: Person): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The address of the server is part of a passkey, so its port is known before the start. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

describe('a passkey', () => {
  // Browsers make passkeys for a name, never for an address like 127.0.0.1.
  let server: RunningServer;
  let handle: DatabaseHandle;
  let baseURL: string;
  const folder = temporaryDataDir();
  beforeAll(async () => {
    const port = await freePort();
    baseURL = `http://localhost:${port}`;
    server = await startServer({
      PORT: String(port),
      APP_URL: baseURL,
      DATA_DIR: folder.path,
      SEED: 'none',
      RATE_LIMITS: 'off',
      ALLOW_NO_LIMITS: '1',
      LOG_LEVEL: 'warn',
    });
    handle = openDatabase(embeddedTarget(folder.path), { connections: 1 });
  });
  afterAll(async () => {
    await handle.close();
    await server.stop();
    folder.remove();
  });

  test.for(LANGUAGES)(
    'a passkey is added under a name and then logs in without a password: %s',
    async (language, { someone }) => {
      const t = inLanguage(language[0]);
      const rosa = await someone({ baseURL });
      const { page } = rosa;
      await withAuthenticator(rosa);
      await join(rosa, handle, language);
      await rosa.visit('/settings/signing-in');
      await visiting(page, () => page.getByRole('link', { name: t('signin.passkey_add') }).click());
      await page.getByLabel(t('signin.passkey_name')).fill('Teléfono de Rosa');
      await visiting(page, () => page.getByRole('button', { name: t('signin.passkey_make') }).click());
      await page.getByText('Teléfono de Rosa').waitFor();
      expect(await look(rosa, '/settings/signing-in')).toEqual([]);
      await leave(page, language[0]);
      await rosa.visit(`${language[1]}/login`);
      await visiting(page, () => page.getByRole('button', { name: t('signin.with_passkey') }).click());
      expect(new URL(page.url()).pathname).toBe('/dashboard');
    },
  );
});

describe('signing in', () => {
  test('codes by an app are set up and used with the keyboard alone', async ({ someone, database }) => {
    const t = inLanguage('english');
    const rosa = await someone();
    const { page } = rosa;
    const email = await join(rosa, database, LANGUAGES[0]);
    expect(await look(rosa, '/settings/signing-in/app')).toEqual([]);
    const key = keyIn((await page.locator('main code').textContent()) ?? '');
    const code = (later: number) => codeOfStep(key, stepOf(new Date()) + later);
    await page.getByLabel(t('signin.app_code')).focus();
    await page.keyboard.type(code(-1));
    await visiting(page, () => page.keyboard.press('Enter'));
    await page.getByText(t('signin.codes_once')).waitFor();
    const codes = await page.locator('main ol code').allTextContents();
    expect(codes).toHaveLength(10);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: t('signin.codes_save') }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('recovery-codes.txt');
    expect(readFileSync(await saved.path(), 'utf8')).toContain(codes.join('\n'));
    await rosa.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: t('signin.codes_copy') }).click();
    await page.getByText(t('signin.codes_copied')).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
    await leave(page, 'english');
    await rosa.visit('/login');
    await page.getByLabel(t('accounts.email')).fill(email);
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(OWN_PASSWORD);
    await visiting(page, () => page.keyboard.press('Enter'));
    expect(new URL(page.url()).pathname).toBe('/login/second');
    expect(await look(rosa, '/login/second')).toEqual([]);
    await page.getByLabel(t('signin.app_code')).focus();
    await page.keyboard.type(code(0));
    await visiting(page, () => page.keyboard.press('Enter'));
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  });

  test('the second step works without scripts', async ({ someone, database }) => {
    const t = inLanguage('english');
    const rosa = await someone();
    const email = await join(rosa, database, LANGUAGES[0]);
    await rosa.visit('/settings/signing-in/app');
    const key = keyIn((await rosa.page.locator('main code').textContent()) ?? '');
    const code = (later: number) => codeOfStep(key, stepOf(new Date()) + later);
    await rosa.page.getByLabel(t('signin.app_code')).fill(code(-1));
    await visiting(rosa.page, () => rosa.page.getByRole('button', { name: t('signin.app_confirm') }).click());
    const plain = await someone({ javaScriptEnabled: false });
    const { page } = plain;
    plain.expectProblem(/422/);
    await plain.visit('/login');
    expect(await page.getByRole('button', { name: t('signin.with_passkey') }).count()).toBe(0);
    await page.getByLabel(t('accounts.email')).fill(email);
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(OWN_PASSWORD);
    await page.getByRole('button', { name: t('accounts.login_action') }).click();
    await page.getByLabel(t('signin.app_code')).fill('000000');
    await page.getByRole('button', { name: t('accounts.login_action') }).click();
    await page.getByText(t('signin.code_wrong')).waitFor();
    await page.getByLabel(t('signin.app_code')).fill(code(0));
    await page.getByRole('button', { name: t('accounts.login_action') }).click();
    await page.waitForURL('**/dashboard');
  });

  test.for(LANGUAGES)('each page of signing in passes axe: %s', async ([language, prefix], { someone }) => {
    const t = inLanguage(language);
    const visitor = await someone();
    for (const path of ['/login', '/login/code']) expect(await look(visitor, prefix + path)).toEqual([]);
    await visitor.visit(`${prefix}/login/code`);
    await visitor.page.getByLabel(t('accounts.email')).fill('user@plumbline.test');
    await visiting(visitor.page, () =>
      visitor.page.getByRole('button', { name: t('signin.mail_ask') }).click(),
    );
    await takenOver(visitor.page);
    await visitor.page.getByLabel(t('signin.mail_code')).waitFor();
    expect(await look(visitor, `${prefix}/login/code`)).toEqual([]);
  });
});
