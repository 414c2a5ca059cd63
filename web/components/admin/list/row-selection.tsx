import { useT } from '../../../lib/page/app-context.tsx';

/** Rows that something is about to be done with together. */
export type Selection<Row> = {
  ids: ReadonlySet<number>;
  onChange: (ids: ReadonlySet<number>) => void;
  idOf: (row: Row) => number;
  /** The row's name, for its check box. */
  nameOf: (row: Row) => string;
};

type AllProps<Row> = { selection: Selection<Row>; rows: readonly Row[] };

export function SelectAll<Row>({ selection, rows }: AllProps<Row>) {
  const t = useT();
  const here = rows.map(selection.idOf);
  const areAll = here.length > 0 && here.every((id) => selection.ids.has(id));
  return (
    <label className="select-box">
      <input
        type="checkbox"
        aria-label={t('admin.select_all')}
        checked={areAll}
        onChange={() => selection.onChange(new Set(areAll ? [] : here))}
      />
    </label>
  );
}

type RowProps<Row> = { selection: Selection<Row>; row: Row };

export function SelectRow<Row>({ selection, row }: RowProps<Row>) {
  const t = useT();
  const { ids, onChange, idOf, nameOf } = selection;
  const id = idOf(row);
  return (
    <label className="select-box">
      <input
        type="checkbox"
        aria-label={t('admin.select_row', { name: nameOf(row) })}
        checked={ids.has(id)}
        onChange={() => onChange(toggled(ids, id))}
      />
    </label>
  );
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
