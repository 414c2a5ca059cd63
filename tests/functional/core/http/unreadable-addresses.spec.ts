import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPage } from '../../../support/browser.ts';
import { createWorld, type World } from '../../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await world.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => world.close());

/** An answer over a real socket, where the server's own parser meets the address first. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const socket = connect((world.app.server.address() as AddressInfo).port, '127.0.0.1');
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
  socket.write(
    `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
  socket.on('error', () => undefined);
  let text = '';
  for await (const piece of socket) text += String(piece);
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]),
    type: /content-type: ([^\r]*)/i.exec(text)?.[1] ?? '',
    text,
  };
}

const MALFORMED = ['/c/%E0%A4%A', '/%', '/c/%00', '/c/%ff', '/%ff%fe', '/a%', '/contractors/%zz', '/c/x?q=%'];

describe('an address that cannot be decoded', () => {
  test.each(MALFORMED)('an address that cannot be decoded: %s is a page of ours in English', async (path) => {
    const answer = await ask(path, { Accept: 'text/html' });
    expect(answer.status).toBe(404);
    expect(answer.type).toContain('text/html');
    expect(readPage(answer.text)).toMatchObject({ component: 'errors/show', props: { language: 'english' } });
  });

  test.each(MALFORMED)(
    'an address that cannot be decoded: /es%s is a page of ours in Spanish',
    async (path) => {
      const answer = await ask(`/es${path}`, { Accept: 'text/html' });
      expect(answer.status).toBe(404);
      expect(readPage(answer.text)?.props['language']).toBe('mexican_spanish');
    },
  );

  test.each(MALFORMED)('an address that cannot be decoded: /api%s is JSON with a message', async (path) => {
    const answer = await ask(`/api${path}`);
    expect(answer.status).toBe(404);
    expect(answer.type).toContain('application/json');
    const body = JSON.parse(answer.text.slice(answer.text.indexOf('\r\n\r\n')).trim()) as object;
    expect(body).toEqual({ message: expect.any(String) as string });
  });
});

describe('an address that is too long', () => {
  const LONG = 'a'.repeat(40_000);

  test.each([
    [`/c/${LONG}`, 'This address is too long. Go back and use a shorter search.'],
    [`/es/c/${LONG}`, 'Esta dirección es demasiado larga. Regrese y busque con menos palabras.'],
    [`/contractors?q=${LONG}`, 'This address is too long. Go back and use a shorter search.'],
  ])('an address that is too long: %.20s… answers 414 with a page in its language', async (path, message) => {
    const answer = await ask(path, { Accept: 'text/html' });
    expect([answer.status, answer.type]).toEqual([414, 'text/html; charset=utf-8']);
    expect(answer.text).toContain(`<h1>${message}</h1>`);
    expect(answer.text).not.toContain('aaa');
  });

  test('an address that is too long of a call answers 414 with a message', async () => {
    const answer = await ask(`/api/contractor/${LONG}`);
    expect([answer.status, answer.type]).toEqual([414, 'application/json; charset=utf-8']);
    expect(answer.text).toContain(
      '{"message":"This address is too long. Go back and use a shorter search."}',
    );
  });

  test('an address that is too long, but not for the parser is not found', async () => {
    const answer = await ask(`/es/c/${'a'.repeat(12_000)}`);
    expect(answer.status).toBe(404);
    expect(readPage(answer.text)?.props['language']).toBe('mexican_spanish');
  });
});

describe('what is no request', () => {
  test('what is no request answers 431 where the headers are too long, in the language of the browser', async () => {
    const answer = await ask('/', { 'Accept-Language': 'es-MX', 'X-Long': 'a'.repeat(40_000) });
    expect(answer.status).toBe(431);
    expect(answer.text).toContain('Es demasiado grande. Acorte el texto o quite un archivo.');
  });

  test('what is no request answers 400 with a page', async () => {
    const answer = await ask('/ \r\n\0');
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('We couldn’t read that request. Reload the page and try again.');
    expect(answer.text).not.toContain('Client Error');
  });
});
