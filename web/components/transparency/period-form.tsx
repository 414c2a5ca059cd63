import type { PeriodChoice } from '../../../server/transparency/periods.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { BeforeScripts } from '../ui/form/before-scripts.tsx';
import { Button } from '../ui/button.tsx';
import { FilterChoice } from './filter-choice.tsx';
import { useFilterForm } from './use-filter-form.ts';

/** The counted period. A choice applies immediately; without scripts, by the button. */
export function PeriodForm({ period, periods }: { period: string; periods: readonly PeriodChoice[] }) {
  const t = useT();
  const { form, action, show, onSubmit } = useFilterForm('transparency');
  return (
    <form
      ref={form}
      action={action}
      className="max-w-60"
      onSubmit={onSubmit}
      onChange={(event) => show(event.currentTarget)}
    >
      <FilterChoice
        name="period"
        label={t('transparency.period')}
        value={period}
        options={periods.map((choice) => ({ value: choice.key, label: periodName(choice, t) }))}
        any={t('transparency.whole_time')}
      />
      <BeforeScripts>
        <Button type="submit">{t('transparency.apply')}</Button>
      </BeforeScripts>
    </form>
  );
}

function periodName({ year, quarter }: PeriodChoice, t: ReturnType<typeof useT>): string {
  return quarter === null
    ? String(year)
    : t('transparency.quarter_of', { year: String(year), quarter: String(quarter) });
}
