import { formatDate } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { InactiveRightsView } from '../../../server/dashboard/inactive-rights.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { CancelPlan } from '../billing/cancel-plan.tsx';
import { Link } from '../ui/link.tsx';
import { Section } from '../ui/section.tsx';

/** The rights that an inactive account keeps, each with its link. */
export function InactiveRights({ rights }: { rights: InactiveRightsView }) {
  const t = useT();
  const path = usePath();
  const { membership } = rights;
  const rules = ['terms', 'privacy', 'membership-agreement'] as const;
  return (
    <>
      <Waiting rights={rights} />
      {membership.isPaid && (
        <Section title={t('inactive.plan_title')}>
          <p className="mb-3">
            {membership.cancelsAt === null
              ? t('inactive.plan_runs', { plan: membership.name })
              : t('inactive.plan_ends', {
                  plan: membership.name,
                  date: formatDate(membership.cancelsAt, t.language),
                })}
          </p>
          <p>
            <Link href={route('settings.billing')}>{t('inactive.to_billing')}</Link>
          </p>
          {membership.can.cancel !== null && <CancelPlan membership={membership} later={null} lost={[]} />}
        </Section>
      )}
      <Section title={t('inactive.rights_title')}>
        <ul className="grid gap-2">
          <li>
            <Link href={route('statements.index')}>{t('inactive.to_decisions')}</Link>
          </li>
          <li>
            <Link href={route('settings.export')}>{t('inactive.to_export')}</Link>
          </li>
          <li>
            <Link href={route('settings.close')}>{t('inactive.to_close')}</Link>
          </li>
          {rules.map((name) => (
            <li key={name}>
              <Link href={path(name)}>{t(`inactive.to_rules.${name}`)}</Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function Waiting({ rights: { redFlags, claims } }: { rights: InactiveRightsView }) {
  const t = useT();
  const path = usePath();
  if (redFlags.length + claims.length === 0) return null;
  return (
    <Section title={t('inactive.waiting_title')}>
      <ul className="grid gap-2">
        {redFlags.map(({ id, reason, answer_until }) => (
          <li key={id}>
            <Link href={path('red_flags.show', { id })}>{reason}</Link>{' '}
            {t('inactive.answer_until', { date: formatDate(answer_until, t.language) })}
          </li>
        ))}
        {claims.map(({ name, slug }) => (
          <li key={slug}>
            <Link href={path('contractors.claim', { slug })}>{t('inactive.claim', { name })}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
