import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORK } from '../../../server/core/signals.ts';
import { createWorld, type World } from '../../support/world.ts';

type Value = { stringValue?: string; intValue?: number };
type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Value }[];
  status: { code?: number };
};
type Sent = { resourceSpans: { resource: unknown; scopeSpans: { spans: SentSpan[] }[] }[] };

let world: World;
let collector: Server;
const bodies: string[] = [];
const spans = () =>
  bodies
    .flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans);

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const IN_A_TRACE = { traceparent: `00-${TRACE}-b7ad6b7169203331-01` };

beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => collector.once('listening', resolve));
  const { port } = collector.address() as AddressInfo;
  world = await createWorld({
    trustProxy: 1,
    traces: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    },
  });
  const { slug } = await world.make.contractor({ name: 'Traced Roofing' });
  const get = (url: string, headers = {}) => world.app.inject({ method: 'GET', url, headers });
  await get(`/c/${slug}?utm=secret-word`, IN_A_TRACE);
  await get('/ready');
  await world.app.inject({
    method: 'POST',
    url: '/tokens/create',
    payload: { email: 'secret-name@plumbline.test', password: 'secret-word', device_name: 'x' },
  });
  await WORK.job
    .tracePromise(
      async () => {
        await world.database.selectFrom('users').select('id').limit(1).execute();
        throw Object.assign(new Error('secret-word'), { code: 'E_TEST' });
      },
      { name: 'mails.send' },
    )
    .catch(() => undefined);
  // The last spans are sent with the end of the application.
  await world.close();
});
afterAll(() => new Promise((resolve) => collector.close(resolve)));

const called = (name: string) => spans().filter((span) => span.name === name);
const valueOf = (span: SentSpan | undefined, key: string) =>
  span?.attributes.find((attribute) => attribute.key === key)?.value;

describe('traces', () => {
  test('a request is a span of its pattern, in the trace that the proxy began, with its statements below it', () => {
    const [page] = called('GET /c/{slug}');
    expect(page).toMatchObject({ traceId: TRACE, parentSpanId: 'b7ad6b7169203331' });
    expect(valueOf(page, 'http.response.status_code')).toEqual({ intValue: 200 });
    const below = spans().filter(({ parentSpanId }) => parentSpanId === page?.spanId);
    expect(below.map(({ name }) => name)).toContain('draw contractors/show');
    const statements = below.map((span) => valueOf(span, 'db.query.text')?.stringValue ?? '');
    expect(statements.some((text) => /\$1/.test(text))).toBe(true);
  });

  test('a job is a trace of its own, and one that failed says so without its message', () => {
    const [job] = called('job mails.send');
    expect(job?.parentSpanId ?? '').toBe('');
    expect(job?.status.code).toBe(2);
    expect(valueOf(job, 'error.type')).toEqual({ stringValue: 'E_TEST' });
    expect(called('select users').some(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true);
  });

  test('nothing that a person typed or is called is in a span, and probes make none', () => {
    const all = bodies.join('\n');
    for (const word of ['secret-word', 'secret-name', 'Traced Roofing', 'traced-roofing', '/ready'])
      expect(all).not.toContain(word);
    expect(all).toContain('deployment.environment.name');
  });
});
