import type { FastifyInstance } from 'fastify';

/**
 * Ends each connection with its answer once the server closes. A kept-alive connection would otherwise delay
 * the process until it times out, more than a minute later.
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
