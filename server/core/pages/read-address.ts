import type { FastifyRequest } from 'fastify';
import * as z from 'zod';

/** The address of an answer that visitors share. */
export type ReadAddress = (request: FastifyRequest) => string;
type Fields = Record<string, unknown>;

/**
 * The path with those parts of the query that change what the route reads, so that a made-up part, or a value that the
 * schema ignores, makes no answer of its own. Throws where `query` is no object schema.
 */
export function addressReader(query: z.ZodType | undefined): ReadAddress {
  const names = query === undefined ? [] : namesIn(query);
  return (request) => {
    const [path = ''] = request.url.split('?', 1);
    const given = (request.query ?? {}) as Fields;
    const known = Object.keys(given).filter((name) => names.includes(name));
    if (query === undefined || known.length === 0) return path;
    const kept: Fields = Object.fromEntries(known.map((name) => [name, given[name]]));
    const read = (fields: Fields) => JSON.stringify(query.safeParse(fields));
    const whole = read(kept);
    for (const name of known) {
      const { [name]: left, ...rest } = kept;
      if (read(rest) === whole) delete kept[name];
      else kept[name] = left;
    }
    const text = toText(kept);
    return text === '' ? path : `${path}?${text}`;
  };
}

function namesIn(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodPipe) return namesIn(schema.in as z.ZodType);
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape as Fields);
  throw new Error('A cached answer needs a query with named fields.');
}

/** In the order of the names, which the sender does not choose. */
function toText(fields: Fields): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    for (const each of [value].flat()) text.append(name, String(each));
  return text.toString();
}
