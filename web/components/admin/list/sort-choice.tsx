import type { ListState } from '../../../../common/admin-list.ts';
import { useT } from '../../../lib/page/app-context.tsx';
import { Select } from '../../ui/form/select.tsx';
import { useChosen } from '../../../hooks/use-chosen.ts';
import type { ListLinks } from './use-list.ts';

type Props = {
  state: ListState;
  links: ListLinks;
  columns: readonly { label: string; sort?: string }[];
};

/** The order of the cards, where the table's heads are not seen. */
export function SortChoice({ state, links, columns }: Props) {
  const t = useT();
  const [value, setValue] = useChosen(`${state.sort} ${state.direction}`, state);
  const options = columns.flatMap(({ label, sort }) =>
    sort === undefined
      ? []
      : [
          { value: `${sort} asc`, label: t('admin.sort_ascending', { column: label }) },
          { value: `${sort} desc`, label: t('admin.sort_descending', { column: label }) },
        ],
  );
  if (options.length === 0) return null;
  const choose = (next: string) => {
    setValue(next);
    const [sort, direction] = next.split(' ');
    links.show({ sort, direction: direction === 'asc' ? 'asc' : 'desc' });
  };
  return (
    <label className="filter list-sort-choice">
      <span className="filter-label">{t('admin.sort_by')}</span>
      <Select value={value} options={options} onChange={({ target }) => choose(target.value)} />
    </label>
  );
}
