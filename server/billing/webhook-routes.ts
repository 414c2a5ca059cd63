import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { json } from '../core/answers.ts';
import { anyone } from '../core/policies.ts';
import { createRoutes } from '../core/routes.ts';
import type { Services } from '../core/services.ts';
import { receiveWebhook } from './actions/receive-webhook.ts';
import { systemContext } from './billing.ts';
import type { Gateway } from './gateways/gateway.ts';

const BODY_MAX_LENGTH = 500_000;

/** Events of the gateway. The signature is over the body as it was sent, so nothing parses it before. */
export function addWebhookRoute(app: FastifyInstance, services: Services, gateway: Gateway): void {
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: BODY_MAX_LENGTH },
      (_request, body, done) => done(null, { body: String(body) }),
    );
    createRoutes(scope, services).write('stripe.webhook', {
      body: z.object({ body: z.string().max(BODY_MAX_LENGTH) }),
      policy: anyone,
      answers: { 200: z.object({ received: z.literal(true) }) },
      handle: async (_context, { body, request }) => {
        const signature = String(request.headers['stripe-signature'] ?? '');
        await receiveWebhook(systemContext(services), gateway, { body: body.body, signature });
        return json({ received: true });
      },
    });
  });
}
