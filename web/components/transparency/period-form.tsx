import { router } from '@inertiajs/react';
import type { PeriodChoice } from '../../../server/transparency/periods.ts';
import { usePath, useT } from '../../lib/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { chosenIn, FilterChoice } from './filter-choice.tsx';

/** Which time is counted. A choice takes effect at once; without scripts, by the button. */
export function PeriodForm({ period, periods }: { period: string; periods: readonly PeriodChoice[] }) {
  const t = useT();
  const path = usePath();
  const show = (form: HTMLFormElement) =>
    router.visit(path('transparency', {}, { query: chosenIn(form) }), {
      preserveScroll: true,
      preserveState: true,
    });
  return (
    <form
      action={path('transparency')}
      className="max-w-60"
      onSubmit={(event) => {
        event.preventDefault();
        show(event.currentTarget);
      }}
      onChange={(event) => show(event.currentTarget)}
    >
      <FilterChoice
        name="period"
        label={t('transparency.period')}
        value={period}
        options={periods.map((choice) => ({ value: choice.key, label: periodName(choice, t) }))}
        any={t('transparency.whole_time')}
      />
      <noscript>
        <Button type="submit">{t('transparency.apply')}</Button>
      </noscript>
    </form>
  );
}

function periodName({ year, quarter }: PeriodChoice, t: ReturnType<typeof useT>): string {
  return quarter === null
    ? String(year)
    : t('transparency.quarter_of', { year: String(year), quarter: String(quarter) });
}
