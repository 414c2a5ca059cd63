import type { Translate } from '../../../common/format/translator.ts';
import { EXPLAINED_FIELDS, type ExplainedField } from '../../../common/limits/registers.ts';
import type { ReadReport } from '../../contractors/import/roster/read-report.ts';

/** Values of one column that nobody understood, the most frequent first. */
export type NotUnderstood = {
  field: string;
  column: string;
  count: number;
  values: { value: string; count: number; line: number }[];
  /** An administrator may say what the values mean. */
  explained: ExplainedField | null;
};

export const notUnderstoodOf = (t: Translate, report: ReadReport): NotUnderstood[] =>
  report.columns.map((column) => ({
    ...column,
    column: columnNames(t, column.column),
    explained: EXPLAINED_FIELDS.find((field) => field === column.field) ?? null,
  }));

/** The engine writes `"Name" or column 3`, in English and for the terminal. */
const columnNames = (t: Translate, written: string): string =>
  written
    .split(/ or (?="|column \d)/)
    .map((one) => {
      const place = /^column (\d+)$/.exec(one)?.[1];
      return place === undefined
        ? one.replace(/^"(.*)"$/s, '“$1”')
        : t('registers.column_number', { place: Number(place) });
    })
    .join(', ');
