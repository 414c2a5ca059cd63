import type { FastifyRequest } from 'fastify';
import type { Translate } from '../../../common/format/translator.ts';
import type { Refusal } from '../errors.ts';
import { nativeFormOf } from './native-form.ts';
import { ownReferer } from '../http/request-context.ts';
import type { Services } from '../services.ts';

/** The plan that would allow it, why, and where the action goes on once that plan is paid for. */
export type UpgradeOffer = { plan: string; message: string; next: string; compare?: string };

/** null where the refusal has nothing to do with a plan. */
export async function upgradeOffer(
  refusal: Refusal,
  request: FastifyRequest,
  services: Services,
  t: Translate,
): Promise<UpgradeOffer | null> {
  const { upgrade: plan } = refusal.extra;
  if (typeof plan !== 'string') return null;
  const by = request.headers.authorization === undefined ? 'session' : 'bearer';
  const viewer = await services.resolveViewer(request, by);
  const { name } = request.routeOptions.config;
  const message = t(refusal.messageKey, refusal.params);
  const back = nativeFormOf(request)?.from ?? ownReferer(request) ?? '/';
  if (!viewer || name === undefined) return { plan, message, next: back };
  const kept = await services.keepInterrupted({
    userId: viewer.userId,
    route: name,
    params: request.params ?? {},
    body: request.body ?? {},
    back,
    message,
    upgrade: plan,
  });
  return { plan, message, ...(kept ?? { next: back }) };
}
