import { Link } from '@inertiajs/react';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { useId, type FormEvent } from 'react';
import {
  countSetFilters,
  queryOfList,
  type FilterValue,
  type ListFilters,
  type ListState,
} from '../../../../common/admin-list.ts';
import { MAX_PER_PAGE } from '../../../../common/constants.ts';
import type { Query } from '../../../../common/routes/route-table.ts';
import { useT } from '../../../lib/page/app-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FilterFold } from '../../ui/filter-fold.tsx';
import { Select, type Option } from '../../ui/form/select.tsx';
import { useChosen } from '../../../hooks/use-chosen.ts';
import type { ListLinks } from './use-list.ts';

export type ListFilter = {
  name: string;
  label: string;
  options: readonly Option[];
  /** The label of the unset filter; "Any" without it. */
  any?: string;
};

const PER_PAGE_CHOICES = [10, 20, 50, MAX_PER_PAGE] as const;

type Props = {
  state: ListState;
  links: ListLinks;
  /** The searched columns, as the field's label. */
  searchLabel: string;
  filters?: readonly ListFilter[];
  exportHref?: (query: Query) => string;
};

/** Words and filters above a list. Words count when they are sent, a choice at once. */
export function ListToolbar({ state, links, searchLabel, filters = [], exportHref }: Props) {
  const t = useT();
  const formId = useId();
  // The typed words stay when the same list is fetched again.
  const [words, setWords] = useChosen(state.search, state.search);
  const set = countSetFilters(state);
  return (
    <div className="list-toolbar" role="search" aria-label={searchLabel}>
      <SearchWords id={formId} words={words} setWords={setWords} links={links} label={searchLabel} />
      <FilterFold
        label={set === 0 ? t('admin.filters') : t('admin.filters_set', { count: set })}
        className="list-filters"
      >
        {filters.map((filter) => (
          <FilterChoice key={filter.name} formId={formId} filter={filter} state={state} links={links} />
        ))}
        <PerPage formId={formId} state={state} links={links} />
      </FilterFold>
      <div className="flex flex-wrap gap-x-5 gap-y-0 ms-auto text-sm/body">
        {(set > 0 || state.search !== '') && (
          <Link
            {...links.linkProps}
            className="admin-link"
            href={links.hrefOf(cleared(state))}
            onClick={() => setWords('')}
          >
            {t('admin.clear')}
          </Link>
        )}
        {exportHref && (
          <a className="admin-link" href={exportHref(queryOfList(state, { page: 1, open: null }))} download>
            <IconDownload size={18} stroke={1.75} aria-hidden="true" />
            {t('admin.export')}
          </a>
        )}
      </div>
    </div>
  );
}

const cleared = ({ filters }: ListState) => ({
  search: '',
  filters: Object.fromEntries(Object.keys(filters).map((name) => [name, null])),
});

/** `formId`: the form of the words, which sends the choices too where no script runs. */
type ControlProps = { formId: string; state: ListState; links: ListLinks };

type WordsProps = {
  id: string;
  words: string;
  setWords: (words: string) => void;
  links: ListLinks;
  label: string;
};

function SearchWords({ id: formId, words, setWords, links, label }: WordsProps) {
  const t = useT();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    links.show({ search: words.trim() });
  };
  return (
    <form id={formId} className="list-search" onSubmit={submit}>
      <label className="filter-label" htmlFor={id}>
        {label}
      </label>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <input
          id={id}
          type="search"
          name="search"
          className="control"
          value={words}
          maxLength={120}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button type="submit" aria-label={t('admin.search')}>
          <IconSearch size={18} stroke={1.75} aria-hidden="true" />
        </Button>
      </div>
    </form>
  );
}

function FilterChoice({ formId, filter, state, links }: ControlProps & { filter: ListFilter }) {
  const t = useT();
  const { name, label, options, any } = filter;
  const [value, setValue] = useChosen<FilterValue>(state.filters[name] ?? null, state);
  const choose = (next: string) => {
    setValue(next);
    const filters: ListFilters = { [name]: next === '' ? null : next };
    links.show({ filters });
  };
  return (
    <label className="filter">
      <span className="filter-label">{label}</span>
      <Select
        form={formId}
        name={name}
        value={String(value ?? '')}
        placeholder={any ?? t('admin.any')}
        options={options}
        onChange={({ target }) => choose(target.value)}
      />
    </label>
  );
}

function PerPage({ formId, state, links }: ControlProps) {
  const t = useT();
  const [value, setValue] = useChosen(state.per_page, state);
  const choices = [...new Set([...PER_PAGE_CHOICES, state.per_page])].sort((one, other) => one - other);
  const choose = (next: number) => {
    setValue(next);
    links.show({ per_page: next });
  };
  return (
    <label className="filter list-per-page">
      <span className="filter-label">{t('admin.per_page')}</span>
      <Select
        form={formId}
        name="per_page"
        value={value}
        options={choices.map((number) => ({ value: number, label: String(number) }))}
        onChange={({ target }) => choose(Number(target.value))}
      />
    </label>
  );
}
