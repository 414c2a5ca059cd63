import type { Context } from '../../core/context.ts';
import { DAY_MS } from '../calendar.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { EARLY_NOTICE_DAYS, INCOMPLETE_HOURS } from '../membership-state.ts';
import { runningMemberships } from '../queries/membership.ts';
import { chargesLeftOpen, selectPayments } from '../queries/payments.ts';
import { finishCharge } from '../actions/charge-invoice.ts';
import { dueStep, takeDueStep } from '../actions/renew-membership.ts';
import { forgetInterrupted } from '../interrupted/interrupted.ts';
import { removeAtGateway } from '../actions/remove-at-gateway.ts';
import { settlePayment } from '../actions/settle-payment.ts';
import { forgetRecords } from './forget-records.ts';

const HOUR_MS = 3_600_000;
/** A charge that takes longer was left behind by a process that ended. */
const CHARGE_MINUTES = 10;

/** Renewals, retries, ends and notices that are due, and payments that were left open. One that fails stops none of the others. */
export async function runBilling(context: Context, gateway: Gateway): Promise<void> {
  const soon = new Date(context.now.getTime() + EARLY_NOTICE_DAYS * DAY_MS);
  for (const membership of await runningMemberships(context.database, soon)) {
    if (dueStep(membership, context.now) === null) continue;
    await guarded(context, () => takeDueStep(context, gateway, membership.userId));
  }
  await closeLeftOpen(context, gateway);
  await removeAtGateway(context, gateway);
  await forgetInterrupted(context.database, context.now);
  await forgetRecords(context.database, context.now);
}

async function closeLeftOpen(context: Context, gateway: Gateway): Promise<void> {
  const { database, now } = context;
  const before = (ms: number) => new Date(now.getTime() - ms);
  const pages = await selectPayments(database)
    .where('state', '=', 'open')
    .where('kind', '=', 'checkout')
    .where((any) =>
      any.or([
        any('created_at', '<=', before(INCOMPLETE_HOURS * HOUR_MS)),
        any('processing_since', 'is not', null),
      ]),
    )
    .execute();
  for (const { id, checkout, processingSince } of pages)
    await guarded(context, async () => {
      if (checkout !== null && processingSince === null) await gateway.expireCheckout(checkout);
      await settlePayment(context, gateway, id);
    });
  const charges = await chargesLeftOpen(database, before(CHARGE_MINUTES * 60_000));
  for (const { id } of charges) await guarded(context, () => finishCharge(context, gateway, id));
}

async function guarded(context: Context, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    context.log.error({ err: error }, 'billing step failed');
  }
}
