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

export const notUnderstoodOf = (report: ReadReport): NotUnderstood[] =>
  report.columns.map((column) => ({
    ...column,
    explained: EXPLAINED_FIELDS.find((field) => field === column.field) ?? null,
  }));
