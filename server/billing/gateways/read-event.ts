import * as z from 'zod';
import type { GatewayEvent } from './gateway.ts';

const reference = z.string().min(1).max(120);
const eventSchema = z.object({
  id: reference,
  type: z.string().min(1).max(80),
  created: z.int(),
  account: z.string().nullish(),
  data: z.object({
    object: z.looseObject({
      id: reference,
      object: z.string(),
      payment_intent: z
        .union([reference, z.looseObject({ id: reference })])
        .nullish()
        .catch(null),
    }),
  }),
});

/** Reads what both gateways send; null where it is no event. */
export function readEvent(body: string): GatewayEvent | null {
  const parsed = eventSchema.safeParse(parseJson(body));
  if (!parsed.success) return null;
  const { id, type, created, account, data } = parsed.data;
  return {
    id,
    type,
    createdAt: new Date(created * 1000),
    isForeign: typeof account === 'string',
    about: aboutOf(data.object),
  };
}

type EventObject = z.output<typeof eventSchema>['data']['object'];

function aboutOf({ id, object, payment_intent: intent }: EventObject): GatewayEvent['about'] {
  if (object === 'checkout.session') return { kind: 'checkout', reference: id };
  if (object === 'payment_intent') return { kind: 'payment', reference: id };
  if (object !== 'charge' && object !== 'dispute' && object !== 'refund') return null;
  const paid = typeof intent === 'string' ? intent : (intent?.id ?? null);
  return paid === null ? null : { kind: 'payment', reference: paid };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
