import type { FastifyInstance } from 'fastify';

/** Only a search needs a browser permission: the reader's position, on a click. */
export function refuseBrowserFeatures(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(
      'permissions-policy',
      'camera=(), geolocation=(self), microphone=(), midi=(), payment=(), usb=()',
    );
  });
}
