import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPage } from '../../../support/browser.ts';
import { createWorld, type World } from '../../../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  await world.make.contractor({ name: 'Álamo Roofing' });
});
afterAll(() => world.close());

const SPANISH = { 'accept-language': 'es-MX' };

describe('every page has one address', () => {
  test.each([
    ['/contractors/', '/contractors'],
    ['/contractors/?near=85001&page=2', '/contractors?near=85001&page=2'],
    ['/%63ontractors', '/contractors'],
    ['/Contractors', '/contractors'],
    ['//contractors', '/contractors'],
    ['/ES/Contractors/', '/es/contractors'],
    ['/es/', '/es'],
    ['/ES', '/es'],
    ['/C/Alamo-Roofing', '/c/alamo-roofing'],
    ['/es/c/ALAMO-ROOFING/Ratings/', '/es/c/alamo-roofing/ratings'],
    ['/Transparency/', '/transparency'],
    ['/decisions/', '/decisions'],
    ['/decisions/Mine', '/decisions/mine'],
    ['/postings/', '/postings'],
    ['/Postings/New', '/postings/new'],
    ['/LOGIN?next=%2FDashboard', '/login?next=%2FDashboard'],
    ['/admin/Reviews.csv', '/admin/reviews.csv'],
    ['/Reset-Password/AbC-dEf', '/reset-password/AbC-dEf'],
    ['/es/Verify-Email', null],
    ['/nowhere/', null],
    ['/c/not%20a%20slug/', null],
    ['/c/%2e%2e', null],
  ])('every page has one address: %s leads to %s', async (url, address) => {
    const answer = await world.visitor().get(url);
    if (address === null) return expect(answer.status).not.toBe(301);
    expect(answer.status).toBe(301);
    expect(answer.headers['location']).toBe(address);
    const landed = await world.visitor().get(address);
    expect(landed.status).not.toBe(301);
  });

  test('a head is led there like a page, a form and a call are answered where they are sent', async () => {
    expect((await world.app.inject({ method: 'HEAD', url: '/Contractors/' })).statusCode).toBe(301);
    expect((await world.visitor().get('/api/regions/')).status).toBe(200);
    const form = await world.visitor().send('POST', '/login/', {}, { accept: 'application/json' });
    expect(form.status).toBe(422);
  });

  test('a Spanish visitor of another form does not choose the language of whoever comes next', async () => {
    for (const url of ['/contractors/', '/transparency/', '/%63ontractors', '/Postings']) {
      const first = await world.visitor().get(url, SPANISH);
      expect(first.status, url).toBe(301);
      const english = await world.visitor().get(String(first.headers['location']));
      expect(readPage(english.text)?.props['language'], url).toBe('english');
    }
  });

  test('a request line with a whole URL or a fragment is the same address, an empty query another form of it', async () => {
    if (!world.app.server.listening) await world.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.server.address() as AddressInfo;
    const answerTo = (path: string) =>
      new Promise<{ text: string; location: string | undefined }>((resolve, reject) => {
        const asked = get({ port, host: '127.0.0.1', path }, (answer) => {
          let text = '';
          answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
          answer.on('end', () => resolve({ text, location: answer.headers.location }));
        });
        asked.on('error', reject);
      });
    for (const path of ['http://evil.example/es/contractors?q=roof', '/es/contractors?q=roof#x']) {
      const page = readPage((await answerTo(path)).text);
      expect(page?.url, path).toBe('/es/contractors?q=roof');
      expect(page?.props['canonicalUrl'], path).toBe(`${world.config.appUrl}/es/contractors?q=roof`);
    }
    expect((await answerTo('/es?')).location).toBe('/es');
  });
});
