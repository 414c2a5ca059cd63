import type { FastifyInstance } from 'fastify';

/** Behind a proxy the rest of a form arrives as fast as the machine allows. */
const LONGEST_MS = 10_000;

/**
 * Reads the rest of a form that is refused before anybody read it, and answers then. A connection that is closed with bytes
 * unread is reset, and a proxy that is still sending would show its own 502 in place of the reason.
 */
export function readRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw, headers }, _reply, payload, done) => {
    const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
    if (!hasBody || raw.complete || raw.readableFlowing !== null) return done(null, payload);
    const answer = () => {
      clearTimeout(tooLong);
      raw.off('end', answer).off('close', answer).off('error', answer);
      done(null, payload);
    };
    const tooLong = setTimeout(answer, LONGEST_MS).unref();
    raw.once('end', answer).once('close', answer).once('error', answer).resume();
  });
}
