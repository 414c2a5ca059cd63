import type { FastifyInstance } from 'fastify';
import { Refusal } from '../errors.ts';

/** A compressed body is refused before it is unpacked. */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('preParsing', async (request) => {
    const encoding = request.headers['content-encoding'];
    if (encoding && encoding !== 'identity') throw new Refusal(415, 'encoded_body', 'errors.bad_request');
  });
}

/** A call without parameters may declare JSON and send no body; the schema then reports missing fields. */
export function allowEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body, done),
  );
}
