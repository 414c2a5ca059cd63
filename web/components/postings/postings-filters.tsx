import { IconSearch } from '@tabler/icons-react';
import { POSTING_TYPES } from '../../../common/constants.ts';
import type { PostingsView } from '../../../server/postings/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { FilterChoice } from '../transparency/filter-choice.tsx';
import { useFilterForm } from '../transparency/use-filter-form.ts';
import { FilterFold } from '../ui/filter-fold.tsx';
import { Button } from '../ui/button.tsx';
import type { Option } from '../ui/form/select.tsx';
import { TextInput } from '../ui/form/text-input.tsx';

type Props = Pick<PostingsView, 'query' | 'choices'>;

/**
 * The filters of postings. A choice applies immediately; words apply by the button, and without scripts all
 * of it.
 */
export function PostingsFilters({ query, choices }: Props) {
  const t = useT();
  const { form, action, show, onSubmit } = useFilterForm('postings.index');
  return (
    <form
      ref={form}
      action={action}
      onSubmit={onSubmit}
      onChange={({ target, currentTarget }) => target instanceof HTMLSelectElement && show(currentTarget)}
      aria-label={t('postings.filters')}
      className="posting-filters"
    >
      {query.mine && <input type="hidden" name="mine" value={query.mine} />}
      {query.all && <input type="hidden" name="all" value={query.all} />}
      <label className="filter">
        <span className="filter-label">{t('postings.words')}</span>
        <span className="search-field">
          <IconSearch size={18} stroke={1.75} aria-hidden="true" />
          <TextInput
            name="q"
            type="search"
            defaultValue={query.q}
            maxLength={120}
            autoComplete="off"
            enterKeyHint="search"
          />
        </span>
      </label>
      <Button type="submit">{t('postings.apply')}</Button>
      <FilterFold
        label={t('postings.filters')}
        className="grid gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-1"
      >
        <FilterChoice
          name="type"
          label={t('postings.type')}
          value={query.type}
          options={POSTING_TYPES.map((type) => ({ value: type, label: t(`posting_types.${type}`) }))}
          any={t('postings.any_type')}
        />
        <FilterChoice
          name="trade"
          label={t('postings.trade')}
          value={query.trade}
          options={named(choices.trades)}
          any={t('postings.any_trade')}
        />
        <FilterChoice
          name="region"
          label={t('postings.region')}
          value={query.region}
          options={named(choices.regions)}
          any={t('postings.any_region')}
        />
      </FilterFold>
    </form>
  );
}

const named = (list: readonly { slug: string; name: string }[]): Option[] =>
  list.map(({ slug, name }) => ({ value: slug, label: name }));
