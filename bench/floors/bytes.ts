import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { BenchRequest, Endpoint, FloorFigures } from '../endpoint.ts';
import { load } from '../measure/load.ts';
import { processorTime } from '../measure/processor-time.ts';
import { HOST, PORTS } from '../settings.ts';
import type { Answer } from './bytes-server.ts';

export type BytesFloor = {
  measure: (
    endpoint: Endpoint,
    answer: Answer,
    connections: number,
    seconds: number,
  ) => Promise<FloorFigures>;
  stop: () => Promise<void>;
};

/** Starts the floor's own server. */
export async function startBytesFloor(): Promise<BytesFloor> {
  const child = fork(join(import.meta.dirname, 'bytes-server.ts'), {
    env: { ...process.env, HOST, PORT: String(PORTS.bytesFloor) },
    execArgv: [],
  });
  await once(child, 'message');
  return {
    measure: async (endpoint, answer, connections, seconds) => {
      const ready = once(child, 'message');
      child.send(answer);
      await ready;
      const before = processorTime(child.pid ?? 0);
      const { requestsPerSecond, requests } = await load(endpoint, PORTS.bytesFloor, connections, seconds);
      return { requestsPerSecond, cpu: (processorTime(child.pid ?? 0) - before) / requests };
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** Fetches the product's real answer, byte by byte as it travels. */
export async function fetchAnswer(request: BenchRequest, port: number = PORTS.server): Promise<Answer> {
  const outgoing = httpRequest({
    host: HOST,
    port,
    method: request.method,
    path: request.path,
    headers: request.headers,
  });
  outgoing.end(request.body);
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return {
    status: incoming.statusCode ?? 0,
    headers: sentAgain(incoming, body.length),
    body: body.toString('base64'),
  };
}

/** node:http adds these by itself, as it does for the product. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

function sentAgain(incoming: IncomingMessage, length: number): Record<string, string | string[]> {
  const headers = Object.entries(incoming.headersDistinct)
    .filter(([name]) => !OWN_HEADERS.has(name))
    .map(([name, values = []]) => [name, values.length === 1 ? (values[0] ?? '') : values] as const);
  return { ...Object.fromEntries(headers), 'content-length': String(length) };
}
