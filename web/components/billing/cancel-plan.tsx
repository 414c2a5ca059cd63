import { formatDate } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import { PLANS } from '../../../common/limits/plan-limits.ts';
import type { BillingView } from '../../../server/billing/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';
import { Section } from '../ui/section.tsx';
import { LaterCharges } from './later-charges.tsx';
import { useLocalDate, useLocalTime } from '../../lib/local-date.ts';
import { SendButton } from '../form/send-button.tsx';

/** Two clicks: open it, confirm it. It can be undone until the plan ends. */
export function CancelPlan({ membership, later, lost }: Pick<BillingView, 'membership' | 'later' | 'lost'>) {
  const t = useT();
  const localDate = useLocalDate();
  const localTime = useLocalTime();
  const { can, name, periodEnd, cancelsAt, nextVersion } = membership;
  if (can.resume && cancelsAt !== null)
    return (
      <Section title={t('membership.cancel_title')}>
        <p className="mb-3">{t('membership.resume_text', { date: formatDate(cancelsAt, t.language) })}</p>
        {later && (
          <div className="mb-3">
            <p>
              {nextVersion === null
                ? t('membership.resume_charges')
                : t('membership.resume_next', {
                    plan: PLANS[nextVersion].name,
                    date: formatDate(cancelsAt, t.language),
                  })}
            </p>
            <LaterCharges later={later} />
          </div>
        )}
        <SendButton action={route('settings.billing.resume')}>{t('membership.resume')}</SendButton>
      </Section>
    );
  if (can.cancel === null || periodEnd === null) return null;
  const text =
    can.cancel === 'at_once'
      ? t('membership.cancel_at_once')
      : t('membership.cancel_text', {
          plan: name,
          date: `${localDate(periodEnd)}, ${localTime(periodEnd)}`,
        });
  return (
    <Section title={t('membership.cancel_title')}>
      <Disclosure summary={t('membership.cancel_open')}>
        <p className="mb-3">{text}</p>
        <LostWithPlan lost={lost} />
        <SendButton variant="danger" action={route('settings.billing.cancel')}>
          {t('membership.cancel_confirm')}
        </SendButton>
      </Disclosure>
    </Section>
  );
}

/** Names what the Free plan does not include, with counts; nothing of it is deleted. */
function LostWithPlan({ lost }: Pick<BillingView, 'lost'>) {
  const t = useT();
  if (lost.length === 0) return null;
  return (
    <div className="mb-4 max-w-prose">
      <p>{t('membership.lost_title')}</p>
      <ul className="list-disc ps-5">
        {lost.map(({ limit, used, allowed }) => (
          <li key={limit}>
            {t(`billing.limit.${limit}`)}: {t('membership.lost_line', { used, allowed })}
          </li>
        ))}
      </ul>
      <p>{t('membership.lost_kept')}</p>
    </div>
  );
}
