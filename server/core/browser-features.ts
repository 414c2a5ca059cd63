import type { FastifyInstance } from 'fastify';

/** Only a search asks for anything a browser's owner has to allow: where someone is, on a click. */
export function refuseBrowserFeatures(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(
      'permissions-policy',
      'camera=(), geolocation=(self), microphone=(), midi=(), payment=(), usb=()',
    );
  });
}
