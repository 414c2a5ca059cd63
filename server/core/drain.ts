import type { FastifyInstance } from 'fastify';

/**
 * Once the server closes, an answer under way tells its client that the connection ends with it. A connection that was
 * kept for a next request would otherwise hold the process until it times out, more than a minute later.
 */
export function endConnectionsWhenClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
}
