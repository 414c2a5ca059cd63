import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../../support/browser.ts';
import { multipart, pdf, picture, pixelBomb, type Sent } from '../../support/files.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Refused = { message: string; error: { message: string } };

async function sendBody(headers: Record<string, string>, payload: Buffer | string) {
  const answer = await world.app.inject({ method: 'POST', url: '/api/upload', headers, payload });
  return { status: answer.statusCode, body: answer.json<{ url: string; id: number } & Refused>() };
}

const bearer = async (browser: Browser) => ({ authorization: `Bearer ${(await browser.token()) ?? ''}` });

async function send(browser: Browser, ...files: Sent[]) {
  const { payload, contentType } = multipart(...files);
  return sendBody({ ...(await bearer(browser)), 'content-type': contentType }, payload);
}

const raw = async (browser: Browser, url: string) => {
  const cookie = [...browser.cookies]
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  return world.app.inject({ method: 'GET', url, headers: cookie ? { cookie } : {} });
};

const filesOnDisk = (): string[] => {
  const folder = join(world.config.dataDir, 'uploads');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
};

describe('sending a file', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'a %s is drawn anew in three sizes, without what the phone wrote into it',
    async (format) => {
      const sender = await world.signedIn();
      const bytes = await picture(format, { width: 2_400, height: 1_200 });
      const { status, body } = await send(sender, { bytes, name: 'Techo de mamá.jpg', type: 'text/html' });
      expect(status).toBe(200);
      expect(body.url).toMatch(/^\/uploads\/[\w-]{24}$/);
      const row = await world.database
        .selectFrom('uploads')
        .select(['kind', 'media_type', 'original_name', 'width', 'height', 'visibility', 'user_id'])
        .where('id', '=', body.id)
        .executeTakeFirstOrThrow();
      expect(row).toEqual({
        kind: 'image',
        media_type: 'image/webp',
        original_name: 'Techo de mamá.jpg',
        width: 1_920,
        height: 960,
        visibility: 'uploader',
        user_id: sender.user.id,
      });
      for (const [size, width] of [
        ['', 1_920],
        ['/medium', 960],
        ['/small', 320],
      ] as const) {
        const answer = await raw(sender, body.url + size);
        expect(answer.headers['content-type']).toBe('image/webp');
        const { exif, xmp, icc, ...shown } = await sharp(answer.rawPayload).metadata();
        expect(shown).toMatchObject({ format: 'webp', width, height: width / 2 });
        expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
        expect(answer.rawPayload.includes('Somebody at home')).toBe(false);
      }
    },
  );

  test('a picture taken with the phone held upright stands upright', async () => {
    const sender = await world.signedIn();
    const bytes = await picture('jpeg', { width: 80, height: 40, orientation: 6 });
    const { body } = await send(sender, { bytes });
    const { width, height } = await sharp((await raw(sender, body.url)).rawPayload).metadata();
    expect([width, height]).toEqual([40, 80]);
  });

  test('a document is kept as it is, and given back to be saved, not opened', async () => {
    const sender = await world.signedIn();
    const { body } = await send(sender, {
      bytes: pdf(),
      name: 'Contrato «final».pdf',
      type: 'application/pdf',
    });
    const answer = await raw(sender, body.url);
    expect(answer.rawPayload).toEqual(pdf());
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Contrato%20%C2%ABfinal%C2%BB.pdf",
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    ['contrato', 'contrato.pdf'],
    ['contrato.jpg', 'contrato.pdf'],
    ['Presupuesto 12.500', 'Presupuesto%2012.500.pdf'],
    ['carta.docx', 'carta.docx.pdf'],
    ['عقد.PDF', `${encodeURIComponent('عقد')}.pdf`],
  ])('a document called %s is given back as %s', async (name, saved) => {
    const sender = await world.signedIn();
    const bytes = Buffer.concat([Buffer.from('\ufeff\r\n'), pdf(), Buffer.alloc(4_000)]);
    const { status, body } = await send(sender, { bytes, name, type: '' });
    expect(status).toBe(200);
    const answer = await raw(sender, body.url);
    expect(answer.rawPayload).toEqual(bytes);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${saved}`);
  });

  test('a document that was cut off is refused with a sentence', async () => {
    const { status, body } = await send(await world.signedIn(), { bytes: pdf().subarray(0, 60) });
    expect([status, body.message]).toEqual([422, expect.stringContaining('This file was cut off')]);
  });

  test('what stands behind the end of a picture does not survive', async () => {
    const sender = await world.signedIn();
    const hidden = Buffer.from('<script>alert(document.cookie)</script>PK\x03\x04', 'latin1');
    const { status, body } = await send(sender, { bytes: Buffer.concat([await picture('png'), hidden]) });
    expect(status).toBe(200);
    expect((await raw(sender, body.url)).rawPayload.includes('script')).toBe(false);
  });

  test('a browser may send one with its session, if it repeats the form token', async () => {
    const sender = await world.signedIn();
    await sender.get('/login');
    const { payload, contentType } = multipart({ bytes: await picture('png') });
    const cookie = [...sender.cookies]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    const headers = { cookie, 'content-type': contentType };
    const token = sender.cookies.get('XSRF-TOKEN') ?? '';
    expect((await sendBody({ ...headers, 'x-xsrf-token': token }, payload)).status).toBe(200);
    expect((await sendBody(headers, payload)).status).toBe(401);
  });
});

/** A user's unattached files. */
async function waitingUploads({ user }: Person, count: number): Promise<void> {
  const values = Array.from({ length: count }, (_, index) => ({
    key: `${user.id}-${index}`.padEnd(24, 'x'),
    user_id: user.id,
    kind: 'image',
    media_type: 'image/webp',
    original_name: 'a.webp',
    byte_size: 1,
  }));
  await world.database.insertInto('uploads').values(values).execute();
}

const uploadsOf = async ({ user }: Person): Promise<number> =>
  (await world.database.selectFrom('uploads').select('id').where('user_id', '=', user.id).execute()).length;

describe('a file is refused', () => {
  const refusal = async (sent: Sent, language = 'english') => {
    const sender = await world.signedIn();
    const { payload, contentType } = multipart(sent);
    const headers = { ...(await bearer(sender)), 'content-type': contentType, cookie: `lang=${language}` };
    const before = filesOnDisk().length;
    const { status, body } = await sendBody(headers, payload);
    expect(filesOnDisk()).toHaveLength(before);
    return { status, message: body.error.message };
  };
  const CUT_OFF =
    'This file was cut off, so there is nothing to show. Send it again from the device that has the original.';
  const notSupported = 'You can send pictures (PNG, JPEG, WebP, GIF, AVIF) and PDF files.';

  test.each([
    [
      'english',
      'We can’t read HEIC photos. On an iPhone, choose Settings > Camera > Formats > Most Compatible, or send the photo as JPEG.',
    ],
    [
      'mexican_spanish',
      'No podemos leer fotos HEIC. En un iPhone, elija Configuración > Cámara > Formatos > Más compatible, o envíe la foto como JPEG.',
    ],
  ])('a photo as HEIC, and its sender is told in %s what to do', async (language, message) => {
    const bytes = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08mdat', 'latin1');
    expect(await refusal({ bytes, name: 'IMG_0042.HEIC' }, language)).toEqual({ status: 422, message });
  });

  test.each([
    [
      'a drawing with a script in it',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      'a.svg',
    ],
    ['a page that calls itself a picture', '<!doctype html><script>alert(1)</script>', 'a.png'],
    ['a program', 'MZ\x90\0', 'a.jpg'],
  ])('a file is refused: %s', async (_what, content, name) => {
    const bytes = Buffer.from(content, 'latin1');
    expect(await refusal({ bytes, name, type: 'image/png' })).toEqual({ status: 422, message: notSupported });
  });

  test('a file is refused in the reader’s language', async () => {
    const { message } = await refusal({ bytes: Buffer.from('hola') }, 'mexican_spanish');
    expect(message).toBe('Puede enviar imágenes (PNG, JPEG, WebP, GIF o AVIF) y archivos PDF.');
  });

  test('an empty one', async () => {
    expect(await refusal({ bytes: Buffer.alloc(0) })).toEqual({
      status: 422,
      message: 'This file is empty. Choose another.',
    });
  });

  test.each([
    ['png', 0.5, 'We couldn’t read this picture. It may be damaged. Choose another.'],
    ['webp', 0.5, 'We couldn’t read this picture. It may be damaged. Choose another.'],
    ['avif', 0.5, 'We couldn’t read this picture. It may be damaged. Choose another.'],
    ['jpeg', 0.05, CUT_OFF],
    ['gif', 0.05, CUT_OFF],
  ] as const)('a %s of which %d came', async (format, share, message) => {
    const whole = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: 'teal',
        noise: { type: 'gaussian', sigma: 40 },
      },
    })
      .toFormat(format)
      .toBuffer();
    const bytes = whole.subarray(0, Math.floor(whole.length * share));
    expect(await refusal({ bytes })).toEqual({ status: 422, message });
  });

  test('a few bytes that claim to be an enormous picture', async () => {
    expect(await refusal({ bytes: pixelBomb() })).toEqual({
      status: 422,
      message: 'This picture has more than 50 megapixels. Choose a smaller one.',
    });
  });

  test('one that is too large', async () => {
    const bytes = Buffer.concat([await picture('png'), Buffer.alloc(10 * 1_048_576)]);
    expect(await refusal({ bytes })).toEqual({
      status: 413,
      message: 'A file can be 10 MB at most. Choose a smaller one.',
    });
  });

  test('one that comes under another name, two at once, and a body that is none', async () => {
    const sender = await world.signedIn();
    const bytes = await picture('png');
    expect((await send(sender, { bytes, field: 'file' })).status).toBe(422);
    const authorization = await bearer(sender);
    const text = await sendBody({ ...authorization, 'content-type': 'application/json' }, '{}');
    expect(text).toMatchObject({
      status: 415,
      body: { error: { message: 'We didn’t get a file. Choose one and send it again.' } },
    });
    const { payload, contentType } = multipart({ bytes });
    const cut = await sendBody({ ...authorization, 'content-type': contentType }, payload.subarray(0, 200));
    expect(cut.status).toBe(400);
    const none = await sendBody({ ...authorization, 'content-type': 'multipart/form-data' }, 'x');
    expect(none.status).toBe(400);
  });

  test('a file is refused of somebody who has not signed in, whose token is wrong, or whose account is inactive', async () => {
    const { payload, contentType } = multipart({ bytes: await picture('png') });
    const headers = { 'content-type': contentType };
    const wrong = await sendBody({ ...headers, authorization: `Bearer ${'x'.repeat(32)}` }, payload);
    expect(wrong).toMatchObject({ status: 401, body: { error: { message: 'Please log in first.' } } });
    expect((await sendBody(headers, payload)).status).toBe(401);
    const sender = await world.signedIn();
    const authorization = await bearer(sender);
    await world.database
      .updateTable('users')
      .set({ status: 'inactive' })
      .where('id', '=', sender.user.id)
      .execute();
    expect((await sendBody({ ...headers, ...authorization }, payload)).status).toBe(403);
  });

  test('the sixty-first that hangs on nothing', async () => {
    const sender = await world.signedIn();
    await waitingUploads(sender, 60);
    expect((await send(sender, { bytes: await picture('png') })).status).toBe(429);
  });

  test('a file is refused of those sent at once the sixty-first, too', async () => {
    const sender = await world.signedIn();
    await waitingUploads(sender, 58);
    await sender.token();
    const bytes = pdf();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(sender, { bytes })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 200, 429, 429, 429, 429,
    ]);
  });

  test('a file is refused of a hundred sent at once those above sixty, and sixty are stored', async () => {
    const sender = await world.signedIn();
    await sender.token();
    const bytes = pdf();
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(sender, { bytes })));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(40);
    expect(refused[0]?.body.error.message).toContain('60');
    expect(await uploadsOf(sender)).toBe(60);
  });

  test('a file is refused whose connection is cut at 60 %, and nothing of it is stored', async () => {
    const sender = await world.signedIn();
    const authorization = `Bearer ${(await sender.token()) ?? ''}`;
    if (!world.app.server.listening) await world.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.server.address() as AddressInfo;
    const { payload, contentType } = multipart({ bytes: randomBytes(200_000) });
    const cut = new Promise((resolve) =>
      world.app.server.once('connection', (accepted: Socket) => accepted.once('close', resolve)),
    );
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /api/upload HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${authorization}\r\n` +
        `Content-Type: ${contentType}\r\nContent-Length: ${payload.length}\r\n\r\n`,
    );
    socket.write(payload.subarray(0, payload.length * 0.6), () => socket.destroy());
    await cut;
    expect(await uploadsOf(sender)).toBe(0);
    // The same file can be sent again.
    expect((await send(sender, { bytes: await picture('png') })).status).toBe(200);
  });

  test('the fourth of somebody whose address is not confirmed, and the refusal says how many', async () => {
    const sender = await world.signedIn({ emailVerified: false });
    await waitingUploads(sender, 3);
    expect(await send(sender, { bytes: pdf() })).toMatchObject({
      status: 429,
      body: {
        message: 'You can send 3 files until you confirm your email. We sent you a link.',
      },
    });
  });

  test('a file is refused of somebody without credentials before it has been sent, with the end of the connection', async () => {
    if (!world.app.server.listening) await world.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /api/upload HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\n' +
        'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n--x\r\n',
    );
    let answer = '';
    for await (const piece of socket) answer += String(piece);
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  });

  test('a file is refused with 413 before it has been sent, when it says how large it is', async () => {
    const sender = await world.signedIn();
    if (!world.app.server.listening) await world.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /api/upload HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\n' +
        `Authorization: Bearer ${(await sender.token()) ?? ''}\r\n` +
        'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000000\r\n\r\n--x\r\n',
    );
    let answer = '';
    for await (const piece of socket) answer += String(piece);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('A file can be 10 MB at most.');
  });
});

describe('how often', () => {
  test('one address may send sixty in ten minutes', async () => {
    const limited = await createWorld({ rateLimits: true });
    const sender = await limited.signedIn();
    const token = (await sender.token()) ?? '';
    const { payload, contentType } = multipart({ bytes: Buffer.alloc(0) });
    const statuses: number[] = [];
    for (let number = 1; number <= 61; number += 1) {
      const { statusCode } = await limited.app.inject({
        method: 'POST',
        url: '/api/upload',
        headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
        payload,
      });
      statuses.push(statusCode);
    }
    expect(statuses.slice(0, 60).every((status) => status === 422)).toBe(true);
    expect(statuses[60]).toBe(429);
    await limited.close();
  });
});

test('the document that describes the API says that the call takes a file', async () => {
  const { paths } = (await world.visitor().get('/api/openapi.json')).json<{
    paths: Record<string, { post: { requestBody: { content: Record<string, unknown> } } }>;
  }>();
  expect(Object.keys(paths['/api/upload']?.post.requestBody.content ?? {})).toEqual(['multipart/form-data']);
});
