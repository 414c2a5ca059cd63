import { Link } from '@inertiajs/react';
import { route } from '../../../common/routes/route-table.ts';
import { decisionSentence } from '../../../common/cases/decision-sentence.ts';
import type { StatementView } from '../../../server/statements/views.ts';
import { AboutTextSection } from '../../components/decisions/about-text.tsx';
import { StatementFacts } from '../../components/decisions/statement-facts.tsx';
import { ClosedAppeals } from '../../components/decisions/decision-appeals.tsx';
import { WayOn } from '../../components/decisions/way-on.tsx';
import { HowAppealsWork, OnTheRecord } from '../../components/decisions/decisions-aside.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { WithAside } from '../../components/layout/with-aside.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Section } from '../../components/ui/section.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = StatementView;

/** A statement of reasons: the decision, its reason, its changes, and the way to appeal. */
export default function DecisionShowPage(statement: Props) {
  const t = useT();
  const closed = statement.appeals.filter(({ state }) => state !== 'open');
  const title = t('statements.title', { number: String(statement.id) });
  return (
    <WithAside
      label={t('statements.aside')}
      aside={
        <>
          <HowAppealsWork />
          <OnTheRecord id={statement.id} hash={statement.hash} />
        </>
      }
    >
      <PageHead title={title} noIndex />
      <p className="text-sm">
        <Link href={route('statements.index')}>{t('statements.all')}</Link>
      </p>
      <h1 className="mt-1 mb-3">{t(`decisions.action.${statement.action}`)}</h1>
      <p>{decisionSentence(statement, t)}</p>
      {statement.party === null && (
        <div className="mt-4">
          <Alert>{t('statements.told_others')}</Alert>
        </div>
      )}
      {statement.text !== null && <AboutTextSection text={statement.text} />}
      <Section title={t('statements.facts')}>
        <StatementFacts statement={statement} />
      </Section>
      {statement.party !== null && (
        <Section title={t('statements.what_now')}>
          <WayOn statement={statement} />
        </Section>
      )}
      {closed.length > 0 && (
        <Section title={t('statement_appeals.history')}>
          <ClosedAppeals appeals={closed} />
        </Section>
      )}
    </WithAside>
  );
}
