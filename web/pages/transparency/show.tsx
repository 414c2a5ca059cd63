import { Link } from '@inertiajs/react';
import type { TransparencyView } from '../../../server/transparency/views.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { AppealCharts } from '../../components/transparency/appeal-charts.tsx';
import { ChainCheck } from '../../components/transparency/chain-check.tsx';
import { DecisionCharts } from '../../components/transparency/decision-charts.tsx';
import { LanguageChart, SignalChart, StarCharts } from '../../components/transparency/fairness-charts.tsx';
import { MonthCounts } from '../../components/transparency/month-counts.tsx';
import { PeriodForm } from '../../components/transparency/period-form.tsx';
import { PlanCounts } from '../../components/transparency/plan-counts.tsx';
import { RedFlagCounts } from '../../components/transparency/red-flag-counts.tsx';
import { SummaryLines } from '../../components/transparency/summary-lines.tsx';
import { Totals } from '../../components/transparency/totals.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = TransparencyView;

export default function TransparencyShowPage(props: Props) {
  const t = useT();
  const path = usePath();
  return (
    <div className="grid max-w-page grid-cols-1 gap-10">
      <PageHead title={t('transparency.title')} description={t('transparency.description')} />
      <header className="grid gap-4">
        <h1>{t('transparency.title')}</h1>
        <SummaryLines summary={props.summary} />
        <p className="max-w-text text-muted">
          {t('transparency.intro')} <Link href={path('decisions.index')}>{t('transparency.to_log')}</Link>
        </p>
        <PeriodForm period={props.period} periods={props.periods} />
      </header>
      <Totals totals={props.totals} />
      <MonthCounts months={props.counts.months} measures={props.counts.measures} />
      <DecisionCharts quarters={props.quarters} groups={props.groups} reasons={props.reasons} />
      <StarCharts
        stars={props.stars}
        signals={props.signals}
        holdsByStar={props.holdsByStar}
        holdTest={props.holdTest}
      />
      <PlanCounts plans={props.counts.plans} planTests={props.counts.planTests} />
      <SignalChart signals={props.signals} />
      <RedFlagCounts redFlags={props.redFlags} />
      <AppealCharts
        quarters={props.quarters}
        appealsByKind={props.appealsByKind}
        appealsByReason={props.appealsByReason}
        appealsByStar={props.appealsByStar}
        appealsByLanguage={props.appealsByLanguage}
      />
      <LanguageChart languages={props.languages} />
      <ChainCheck head={props.head} />
    </div>
  );
}
