import { PLANS } from '../../../common/limits/plan-limits.ts';
import { formatMoney } from '../../../common/format/money.ts';
import type { Context, ReadContext } from '../../core/context.ts';
import type { Terms } from '../queries/terms.ts';

/** The sentence beside the box of the payment page, in the reader's language. */
export function consentWording({ t, config }: Pick<Context, 't' | 'config'>, terms: Terms): string {
  const { name, interval } = PLANS[terms.version];
  return t(interval === 'year' ? 'plans.consent_year' : 'plans.consent_month', {
    site: config.appName,
    operator: config.operator.name,
    plan: name,
    amount: formatMoney(terms.priceCents),
  });
}

type Consent = { userId: number; invoiceId: number; terms: Terms };

/** Keeps what was agreed to with a purchase: the sentence, the version of the agreement, the time. */
export async function recordConsent(
  context: ReadContext,
  { userId, invoiceId, terms }: Consent,
): Promise<void> {
  const { database, now, language } = context;
  const agreement = await database
    .selectFrom('content_versions')
    .select('id')
    .where('page', '=', 'membership-agreement')
    // The clock of a test may stand before the first version.
    .orderBy((row) => row('published_at', '<=', now), 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await database
    .insertInto('renewal_consents')
    .values({
      user_id: userId,
      invoice_id: invoiceId,
      content_version_id: agreement.id,
      language,
      wording: consentWording(context, terms),
      accepted_at: now,
    })
    .onConflict((same) => same.column('invoice_id').doNothing())
    .execute();
}
