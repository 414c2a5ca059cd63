import { randomBytes } from 'node:crypto';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { readPage } from '../../support/browser.ts';
import { multipart } from '../../support/files.ts';
import { until } from '../../support/running-server.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let author: Person;
let form: string;
let statuses: number[] = [];
let errors: ReturnType<typeof vi.spyOn>;

beforeAll(async () => {
  world = await createWorld(
    {},
    {
      prepare: async (app) => {
        // The client is gone before the answer has been sent.
        app.addHook('onSend', async (request, reply) => {
          if (request.method === 'POST') statuses.push(reply.statusCode);
        });
      },
    },
  );
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  author = await world.signedIn();
  form = `/c/${(await world.make.contractor()).slug}/review`;
});
beforeEach(() => {
  statuses = [];
  errors = vi.spyOn(world.app.log, 'error');
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => world.close());

const cookieHeader = () =>
  [...author.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
const uploads = () => world.database.selectFrom('uploads').select('id').execute();

/** A form with a photo, as a browser without scripts sends it. */
async function formWithPhoto() {
  const token = readPage((await author.get(form)).text)?.props.formToken ?? '';
  const fields = { form_token: token, form_from: form, overall: '4' };
  const parts = Object.entries(fields).map(([field, text]) => ({ field, text }));
  const sent = multipart(...parts, { field: 'photos', bytes: randomBytes(200_000) });
  statuses = [];
  return { ...sent, url: form, headers: { cookie: cookieHeader(), accept: 'text/html' } };
}

async function callWithPhoto() {
  const authorization = `Bearer ${(await author.token()) ?? ''}`;
  const sent = multipart({ bytes: randomBytes(200_000) });
  statuses = [];
  return { ...sent, url: route('api.upload'), headers: { authorization, accept: 'application/json' } };
}

const KINDS = [
  ['a form without scripts', formWithPhoto],
  ['the upload call', callWithPhoto],
] as const;

type Request = Awaited<ReturnType<(typeof KINDS)[number][1]>>;
const headOf = ({ url, headers, contentType }: Request, length: number) =>
  [
    `POST ${url} HTTP/1.1`,
    'Host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Content-Type: ${contentType}`,
    `Content-Length: ${length}`,
    'Connection: close',
    '\r\n',
  ].join('\r\n');
const open = () => connect((world.app.server.address() as AddressInfo).port, '127.0.0.1');

describe.each(KINDS)('%s', (_kind, make) => {
  test('an upload whose connection is cut answers 400 and logs no error', async () => {
    const request = await make();
    const socket = open();
    socket.write(headOf(request, request.payload.length));
    socket.write(request.payload.subarray(0, 120_000), () => socket.destroy());
    await until('the request has ended', () => statuses.length > 0);
    expect([statuses.at(-1), await uploads()]).toEqual([400, []]);
    expect(errors).not.toHaveBeenCalled();
  });

  test('an upload whose body ends before its last part answers 400 and logs no error', async () => {
    const { payload, contentType, url, headers } = await make();
    const answer = await world.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': contentType },
      payload: payload.subarray(0, 120_000),
    });
    expect([answer.statusCode, await uploads()]).toEqual([400, []]);
    expect(errors).not.toHaveBeenCalled();
  });

  test('an upload whose body is no multipart at all answers 400 and logs no error', async () => {
    const { url, headers, contentType } = await make();
    const answer = await world.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': contentType },
      payload: 'nothing of it',
    });
    expect(answer.statusCode).toBe(400);
    expect(errors).not.toHaveBeenCalled();
  });

  test('an upload with less bytes than its length says answers 400 and logs no error', async () => {
    const request = await make();
    const socket = open();
    socket.write(headOf(request, request.payload.length + 1_000));
    socket.write(request.payload);
    socket.end();
    await until('the request has ended', () => statuses.length > 0);
    // The picture is none either, which may be told first.
    expect([400, 422]).toContain(statuses.at(-1));
    expect(await uploads()).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
  });

  test('an upload is read no further than its length says, and logs no error', async () => {
    const request = await make();
    const socket = open();
    socket.write(headOf(request, 120_000));
    socket.write(request.payload);
    socket.on('error', () => undefined).resume();
    await until('the request has ended', () => statuses.length > 0);
    expect([statuses.at(-1), await uploads()]).toEqual([400, []]);
    expect(errors).not.toHaveBeenCalled();
    socket.destroy();
  });
});

describe('a body of JSON or of fields', () => {
  test.each([
    ['application/json', '{"email":"a@plumbline.test"'],
    ['application/x-www-form-urlencoded', 'email=a%40plumbline.test'],
  ])(
    'a body of JSON or of fields: as %s answers 400 where the connection is cut, and logs no error',
    async (type, text) => {
      statuses = [];
      const socket = open();
      socket.write(
        `POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 500\r\n\r\n${text}`,
        () => socket.destroy(),
      );
      await until('the request has ended', () => statuses.length > 0);
      expect(statuses.at(-1)).toBe(400);
      expect(errors).not.toHaveBeenCalled();
    },
  );
});
