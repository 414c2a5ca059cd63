import { STARS } from '../../../common/constants.ts';
import { actionsInGroup, DECISION_GROUPS } from '../../../common/cases/decision-groups.ts';
import { LANGUAGES } from '../../../common/format/language.ts';
import type { LogQuery } from '../../../server/transparency/log-query.ts';
import type { LogView } from '../../../server/transparency/log-views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { BeforeScripts } from '../ui/form/before-scripts.tsx';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { FilterChoice } from './filter-choice.tsx';
import { useFilterForm } from './use-filter-form.ts';

/**
 * The filters of decisions. A choice applies immediately; without scripts, and for the number, by the button.
 */
export function LogFilters({ query, reasons }: { query: LogQuery; reasons: LogView['reasons'] }) {
  const t = useT();
  const { form, action, show, onSubmit } = useFilterForm('decisions.index');
  return (
    <form
      ref={form}
      action={action}
      onSubmit={onSubmit}
      onChange={(event) => show(event.currentTarget)}
      aria-label={t('transparency.filters')}
      className="filter-row"
    >
      <FilterChoice
        name="action"
        label={t('transparency.filter_action')}
        value={query.action}
        options={DECISION_GROUPS.flatMap((subject) => {
          const group = t(`transparency.group.${subject}`);
          return [
            { value: subject, label: t('transparency.any_of_group', { group }), group },
            ...actionsInGroup(subject).map((kind) => ({
              value: kind,
              label: t(`decisions.action.${kind}`),
              group,
            })),
          ];
        })}
        any={t('transparency.any_action')}
      />
      <FilterChoice
        name="reason"
        label={t('transparency.filter_reason')}
        value={query.reason}
        options={[
          ...reasons.map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
          { value: 'none', label: t('transparency.no_code') },
        ]}
        any={t('transparency.any_reason')}
      />
      <FilterChoice
        name="star"
        label={t('transparency.filter_star')}
        value={query.star}
        options={STARS.map((count) => ({ value: count, label: t('common.star_count', { count }) }))}
        any={t('transparency.any_star')}
      />
      <FilterChoice
        name="language"
        label={t('transparency.filter_language')}
        value={query.language}
        options={LANGUAGES.map((language) => ({
          value: language,
          label: t(`transparency.language.${language}`),
        }))}
        any={t('transparency.any_language')}
      />
      <label className="filter">
        <span className="filter-label">{t('transparency.filter_number')}</span>
        <TextInput name="number" inputMode="numeric" defaultValue={query.number ?? ''} />
      </label>
      <BeforeScripts>
        <Button type="submit">{t('transparency.apply')}</Button>
      </BeforeScripts>
    </form>
  );
}
