import type { FastifyInstance } from 'fastify';

/** Calls are made by programs. */
const FOR_PROGRAMS = /^\/api\//;

/** A query's name in older links, and its present name. */
export type FormerSpelling = { former: string; name: string };

/** Answers a page's address that is spelled as in older links with 301 to its present address. */
export function redirectFormerSpellings(app: FastifyInstance, spellings: readonly FormerSpelling[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url } = request;
    const present = inPresentSpelling(url, spellings);
    if (present === url || (method !== 'GET' && method !== 'HEAD')) return done();
    void reply.code(301).header('location', present).send();
  });
}

/** A call's address in its present spelling: programs get their answer at the address that they know. */
export const callInPresentSpelling = (url: string, spellings: readonly FormerSpelling[]): string =>
  FOR_PROGRAMS.test(url) ? inPresentSpelling(url, spellings) : url;

function inPresentSpelling(url: string, spellings: readonly FormerSpelling[]): string {
  const [path = '', ...query] = url.split('?');
  if (query.length === 0) return url;
  const parts = query.join('?').split('&');
  return `${path}?${parts.map((part) => withPresentName(part, spellings)).join('&')}`;
}

function withPresentName(part: string, spellings: readonly FormerSpelling[]): string {
  const spelling = spellings.find(({ former }) => part === former || part.startsWith(`${former}=`));
  return spelling ? spelling.name + part.slice(spelling.former.length) : part;
}
