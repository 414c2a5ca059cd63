import { RED_FLAG_LEVELS } from '../../../common/cases/red-flags.ts';
import type { RedFlagsView } from '../../../server/red-flags/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { FilterChoice } from '../transparency/filter-choice.tsx';
import { useFilterForm } from '../transparency/use-filter-form.ts';
import { BeforeScripts } from '../ui/form/before-scripts.tsx';
import { Button } from '../ui/button.tsx';

/** The filters of red flags. A choice applies immediately; without scripts, by the button. */
export function RedFlagFilters({ query, choices }: Pick<RedFlagsView, 'query' | 'choices'>) {
  const t = useT();
  const { form, action, show, onSubmit } = useFilterForm('red_flags.index');
  return (
    <form
      ref={form}
      action={action}
      onSubmit={onSubmit}
      onChange={(event) => show(event.currentTarget)}
      aria-label={t('red_flags.choose')}
      className="filter-row"
    >
      <FilterChoice
        name="region"
        label={t('red_flags.region')}
        value={query.region}
        options={choices.regions.map(({ slug, name, country }) => ({
          value: slug,
          label: name,
          group: country,
        }))}
        any={t('red_flags.any_region')}
      />
      <FilterChoice
        name="trade"
        label={t('red_flags.trade')}
        value={query.trade}
        options={choices.trades.map(({ slug, name }) => ({ value: slug, label: name }))}
        any={t('red_flags.any_trade')}
      />
      <FilterChoice
        name="level"
        label={t('red_flags.level')}
        value={query.level}
        options={RED_FLAG_LEVELS.map((level) => ({ value: level, label: t(`red_flags.level.${level}`) }))}
        any={t('red_flags.any_level')}
      />
      <FilterChoice
        name="status"
        label={t('red_flags.status')}
        value={query.status}
        options={[{ value: 'past', label: t('red_flags.status_past') }]}
        any={t('red_flags.status_active')}
      />
      <BeforeScripts>
        <Button type="submit">{t('red_flags.apply')}</Button>
      </BeforeScripts>
    </form>
  );
}
