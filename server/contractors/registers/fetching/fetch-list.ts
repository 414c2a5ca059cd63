import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import type { LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { LIST_MAX_MEGABYTES } from '../../../../common/limits/registers.ts';
import { addressProblem } from './list-address.ts';
import { FetchProblem } from './fetch-problem.ts';
import { PUBLIC_NETWORK, publicAddresses, type Network } from './network.ts';

const REDIRECTS_MAX = 5;
const WHOLE_MS = 10 * 60_000;
const SILENCE_MS = 60_000;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export type ListRequest = {
  address: string;
  etag: string | null;
  lastModified: string | null;
  /** The path of the file that is written. */
  into: string;
  /** How the request names itself. */
  agent: string;
};
export type FetchedList =
  | { kind: 'unchanged' }
  | {
      kind: 'file';
      name: string;
      size: number;
      digest: string;
      etag: string | null;
      lastModified: string | null;
    };
export type FetchList = (wanted: ListRequest) => Promise<FetchedList>;

/**
 * Fetches a list by https from a public machine, each redirect checked like the first address. A name is looked up once, and
 * the connection goes to the address that was checked. Throws FetchProblem.
 */
export const fetchListFrom =
  (network: Network): FetchList =>
  async (wanted) => {
    const ends = AbortSignal.timeout(WHOLE_MS);
    let { address } = wanted;
    for (let hops = 0; hops <= REDIRECTS_MAX; hops += 1) {
      const answer = await ask(network, { ...wanted, address }, ends);
      const { statusCode = 0, headers } = answer;
      if (REDIRECTS.has(statusCode) && headers.location !== undefined) {
        answer.destroy();
        address = nextAddress(headers.location, address);
        continue;
      }
      if (statusCode === 304) {
        answer.destroy();
        return { kind: 'unchanged' };
      }
      return keep(answer, network, { ...wanted, address }, ends);
    }
    throw new FetchProblem('registers.fetch.redirects', { maximum: REDIRECTS_MAX });
  };

export const fetchList: FetchList = fetchListFrom(PUBLIC_NETWORK);

function nextAddress(location: string, from: string): string {
  if (!URL.canParse(location, from)) throw new FetchProblem('registers.fetch.broken');
  return new URL(location, from).href;
}

async function ask(network: Network, wanted: ListRequest, ends: AbortSignal): Promise<IncomingMessage> {
  const problem = addressProblem(wanted.address, network);
  if (problem !== null) throw new FetchProblem(`registers.address.${problem}`);
  const url = new URL(wanted.address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = await publicAddresses(network, host);
  // The connection gets the checked addresses, whatever name it asks for.
  const checked: LookupFunction = (_name, options, done) =>
    options.all ? done(null, addresses) : done(null, addresses[0]?.address ?? '', addresses[0]?.family ?? 4);
  const options: RequestOptions = {
    agent: false,
    lookup: checked,
    timeout: SILENCE_MS,
    signal: ends,
    ...(network.ca === undefined ? {} : { ca: network.ca }),
    headers: {
      'user-agent': wanted.agent,
      accept: 'text/csv, text/plain, text/tab-separated-values, */*;q=0.5',
      'accept-encoding': 'gzip',
      ...(wanted.etag === null ? {} : { 'if-none-match': wanted.etag }),
      ...(wanted.lastModified === null ? {} : { 'if-modified-since': wanted.lastModified }),
    },
  };
  return new Promise((resolve, reject) => {
    const asked = request(url, options, resolve);
    asked.on('timeout', () => asked.destroy(new FetchProblem('registers.fetch.slow')));
    asked.on('error', (error) => reject(problemOf(error, host)));
    asked.end();
  });
}

async function keep(
  answer: IncomingMessage,
  { maximumBytes }: Network,
  { into, address }: ListRequest,
  ends: AbortSignal,
): Promise<FetchedList> {
  const { headers, statusCode } = answer;
  const refuse = (problem: FetchProblem): never => {
    answer.destroy();
    throw problem;
  };
  if (statusCode !== 200) refuse(new FetchProblem('registers.fetch.status', { status: statusCode ?? 0 }));
  if (/^\s*(?:text\/html|application\/xhtml)/i.test(headers['content-type'] ?? ''))
    refuse(new FetchProblem('registers.fetch.web_page'));
  const encoding = headers['content-encoding'] ?? 'identity';
  if (!['identity', 'gzip', 'x-gzip'].includes(encoding)) refuse(new FetchProblem('registers.fetch.broken'));
  const tooLarge = () => new FetchProblem('registers.fetch.too_large', { megabytes: LIST_MAX_MEGABYTES });
  if (Number(headers['content-length'] ?? 0) > maximumBytes) refuse(tooLarge());
  const hash = createHash('sha256');
  let size = 0;
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      // Counted after unpacking, so that a small answer cannot become a large file.
      if (size > maximumBytes) throw tooLarge();
      hash.update(chunk);
      yield chunk;
    }
  }
  const unpacked = encoding === 'identity' ? answer : answer.pipe(createGunzip());
  // A failure of the first stream does not end the second one by itself.
  answer.on('error', (error) => unpacked.destroy(error));
  await pipeline(unpacked, counted, createWriteStream(into, { mode: 0o600 }), { signal: ends }).catch(
    (error: unknown) => {
      answer.destroy();
      throw problemOf(error, new URL(address).hostname);
    },
  );
  if (size === 0) throw new FetchProblem('registers.problem.empty');
  return {
    kind: 'file',
    name: decodeURIComponentSafely(new URL(address).pathname.split('/').at(-1) ?? ''),
    size,
    digest: hash.digest('base64url'),
    etag: headers.etag ?? null,
    lastModified: headers['last-modified'] ?? null,
  };
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text).replaceAll('\0', '').slice(0, 200);
  } catch {
    return text.slice(0, 200);
  }
}

function problemOf(error: unknown, host: string): FetchProblem {
  if (error instanceof FetchProblem) return error;
  const { code = '', name = '' } = error as { code?: string; name?: string };
  if (name === 'TimeoutError' || name === 'AbortError') return new FetchProblem('registers.fetch.slow');
  if (code.startsWith('CERT_') || code.startsWith('ERR_TLS') || /SELF_SIGNED|UNABLE_TO/.test(code))
    return new FetchProblem('registers.fetch.certificate', { host });
  if (code.startsWith('Z_')) return new FetchProblem('registers.fetch.broken');
  return new FetchProblem('registers.fetch.no_answer', { host });
}
