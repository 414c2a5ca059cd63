import fs from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { recoveryLink } from '../../../../server/commands/user-recover.ts';
import type { Context } from '../../../../server/core/context.ts';
import { createWorld, type World } from '../../../support/world.ts';

type Line = Record<string, unknown> & { security?: string };
let world: World;
let written = '';

beforeAll(async () => {
  world = await createWorld({ logLevel: 'info' });
});
afterAll(() => world.close());
beforeEach(() => {
  written = '';
  vi.spyOn(fs, 'writeSync').mockImplementation((_file: number, text: unknown) => {
    written += String(text);
    return Buffer.byteLength(String(text));
  });
});
afterEach(() => vi.restoreAllMocks());

const lines = (): Line[] =>
  written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
    .filter(({ security }) => security !== undefined);
const events = () => lines().map(({ security }) => security);

describe('the log of security', () => {
  test('the log of security names who signed in and out, in lines that one request number joins', async () => {
    const user = await world.make.user();
    const browser = world.visitor();
    await browser.logIn(user.email, user.password);
    await browser.send('POST', '/logout', {});
    expect(lines()).toMatchObject([
      { security: 'session.started', userId: user.id, sessionId: expect.any(Number) as number },
      { security: 'session.ended', userId: user.id },
    ]);
    for (const { requestId, time, network } of lines()) {
      expect(requestId).toMatch(/^[\da-f-]{36}$/);
      expect(time).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
      expect(network).toMatch(/^[\w-]{16}$/);
    }
  });

  test('the log of security names a wrong password, an unknown address and a throttled account alike, without either', async () => {
    const user = await world.make.user();
    const browser = world.visitor();
    await browser.logIn('nobody@secret.example', 'a wrong password');
    for (let guess = 0; guess < 6; guess += 1) await browser.logIn(user.email, 'a wrong password');
    expect(events()).toEqual([...Array<string>(6).fill('sign_in.failed'), 'sign_in.throttled']);
    expect(lines()[0]).toMatchObject({ method: 'POST', path: '/login', status: 422 });
    expect(written).not.toContain(user.email);
    expect(written).not.toMatch(/secret\.example|a wrong password|127\.0\.0\.1/);
  });

  test('the log of security names a call that a role may not make, and a form that another site sent', async () => {
    const browser = await world.signedIn();
    await browser.call('PUT', '/api/admin/postings/1/remove', {});
    expect(lines()).toMatchObject([
      { security: 'authorization.refused', userId: browser.user.id, status: 403 },
    ]);
    await world.app.inject({
      method: 'POST',
      url: '/settings/password',
      headers: { origin: 'https://evil.example', cookie: 'plumbline.session_token=forged.token' },
      payload: { current_password: 'x', password: 'y' },
    });
    expect(events()).toContain('forgery.refused');
    expect(written).not.toContain('forged.token');
  });

  test('the log of security names a token that nobody has, and not a visitor who has none', async () => {
    await world.app.inject({
      url: '/api/user/version-details',
      headers: { authorization: `Bearer ${'x'.repeat(32)}` },
    });
    expect(events()).toEqual(['credential.unknown']);
    expect(written).not.toContain('xxxx');
    written = '';
    await world.app.inject({ url: '/dashboard' });
    expect(events()).toEqual([]);
  });

  test('the log of security names a changed password and a new token', async () => {
    const person = await world.signedIn();
    const answer = await world
      .visitor()
      .send(
        'POST',
        '/tokens/create',
        { email: person.user.email, password: person.user.password, device_name: 'phone' },
        { accept: 'application/json' },
      );
    expect(answer.status).toBe(201);
    await person.send('PUT', '/settings/password', {
      current_password: person.user.password,
      password: 'another plumb line',
    });
    expect(events()).toEqual(['token.made', 'password.changed', 'session.started']);
    expect(lines().every(({ userId }) => userId === person.user.id)).toBe(true);
    expect(written).not.toContain(person.user.password);
  });

  test('the log of security names an account that the operator’s link opened, as a warning', async () => {
    const user = await world.make.user();
    const context = { ...world, now: new Date(), log: world.app.log } as unknown as Context;
    const token = new URL(await recoveryLink(context, user.email)).pathname.split('/').at(-1) ?? '';
    await world.visitor().send('POST', '/login/recover', { token });
    expect(lines()).toMatchObject([
      { security: 'account.recovered', userId: user.id, level: 40 },
      { security: 'session.started', userId: user.id },
    ]);
    expect(written).not.toContain(token);
  });

  test('the log of security is one line each, whatever stands in an address', async () => {
    await world.app.inject({
      url: '/api/user/version-details%0A%7B%22security%22%3A%22forged%22%7D%1b%5B31m',
      headers: { authorization: 'Bearer x\u2028{"security":"forged"}' },
    });
    expect(
      written
        .split('\n')
        .filter(Boolean)
        .every((line) => line.startsWith('{"level":')),
    ).toBe(true);
    expect(events()).not.toContain('forged');
    expect(written).not.toContain('\u001b');
  });
});
