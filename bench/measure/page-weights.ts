import type { Endpoint, Weights } from '../endpoint.ts';
import { fetchAnswer } from '../floors/bytes.ts';
import { gunzipSync } from 'node:zlib';

const GZIP = { 'accept-encoding': 'gzip' };

/**
 * Weighs the first visit of a page: its document and assets, compressed by gzip, in kilobytes of 1,024 bytes.
 */
export async function weighPage(endpoint: Endpoint): Promise<Weights> {
  const request = endpoint.request(0);
  const answer = await fetchAnswer({ ...request, headers: { ...request.headers, ...GZIP } });
  const body = Buffer.from(answer.body, 'base64');
  const html = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(body).toString() : body.toString();
  const assets = [
    ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)),
  ];
  const weigh = (ending: RegExp) => weighAll(assets.filter((path) => ending.test(path)));
  return {
    html: body.length / 1_024,
    js: await weigh(/\.js$/),
    css: await weigh(/\.css$/),
    fonts: await weigh(/\.woff2$/),
  };
}

async function weighAll(paths: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const path of paths) {
    const answer = await fetchAnswer({ method: 'GET', path, headers: GZIP });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    bytes += Buffer.from(answer.body, 'base64').length;
  }
  return bytes / 1_024;
}
