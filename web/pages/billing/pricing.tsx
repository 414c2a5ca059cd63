import type { MembershipVersion } from '../../../common/constants.ts';
import type { PlanView } from '../../../server/billing/views.ts';
import { PlanCards } from '../../components/billing/plan-cards.tsx';
import { SandboxNotice } from '../../components/billing/sandbox-notice.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Section } from '../../components/ui/section.tsx';
import { useT } from '../../lib/page/app-context.tsx';

/** `current`: the plan of the reader's business; null for visitors. */
export type Props = { isSandbox: boolean; plans: PlanView[]; current: MembershipVersion | null };

/** Begins with the things that are never sold; then the plans, at one price for everyone. */
export default function BillingPricingPage({ isSandbox, plans, current }: Props) {
  const t = useT();
  const never = [
    t('plans.never_rank'),
    t('plans.never_reviews'),
    t('plans.never_voice'),
    t('plans.never_listing'),
    t('plans.never_exit'),
  ];
  return (
    <>
      <PageHead title={t('plans.pricing_title')} description={t('plans.pricing_description')} />
      <h1>{t('plans.pricing_heading')}</h1>
      <Section title={t('plans.never_title')}>
        <ul className="list-disc max-w-prose pl-5">
          {never.map((line) => (
            <li key={line} className="py-1">
              {line}
            </li>
          ))}
        </ul>
        <p className="mt-3 max-w-prose text-muted">{t('plans.firewall')}</p>
      </Section>
      <Section title={t('plans.plans_title')} id="plans">
        <SandboxNotice shown={isSandbox} />
        <p className="my-4 max-w-prose">{t('plans.same_price')}</p>
        {!plans.some(({ version, onSale }) => version !== 'free' && onSale) && (
          <Alert tone="caution">{t('plans.none_sold')}</Alert>
        )}
        <PlanCards plans={plans} current={current} />
      </Section>
      <Questions />
    </>
  );
}

function Questions() {
  const t = useT();
  const answers = [
    [t('plans.q_change'), t('plans.a_change')],
    [t('plans.q_fail'), t('plans.a_fail')],
    [t('plans.q_price'), t('plans.a_price')],
    [t('plans.q_card'), t('plans.a_card')],
  ] as const;
  return (
    <Section title={t('plans.questions_title')}>
      {answers.map(([question, answer]) => (
        <div key={question} className="max-w-prose py-3">
          <h3>{question}</h3>
          <p>{answer}</p>
        </div>
      ))}
    </Section>
  );
}
