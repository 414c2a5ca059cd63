import type { FastifyInstance } from 'fastify';

/** Nothing of ours asks for what a browser's owner would have to allow. */
export function refuseBrowserFeatures(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(
      'permissions-policy',
      'camera=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
    );
  });
}
