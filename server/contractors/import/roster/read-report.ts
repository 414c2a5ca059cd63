/** A value of a column that was not understood: how often, and on what line first. */
export type UnreadValue = { value: string; count: number; line: number };
export type UnreadColumn = {
  /** As the file names it, or by its number. */
  column: string;
  field: string;
  count: number;
  /** The most frequent ones first. */
  values: UnreadValue[];
};
/** Everything an import has to say about its file; kept with the import. */
export type ReadReport = {
  /** Sentences about the file itself. */
  notes: string[];
  columns: UnreadColumn[];
};

export type ReportCollector = {
  add: (field: string, value: string, line: number) => void;
  note: (sentence: string) => void;
  report: (columnOf: (field: string) => string) => ReadReport;
};

/** So many different values of a column are told apart; a column of free text has as many as rows. */
const VALUES_COUNTED = 500;
const VALUES_KEPT = 200;
/** Words that are explained are compared by so many letters, too. */
export const VALUE_MAX_LENGTH = 80;

/** Counts the values that were not understood; the memory it takes does not grow with the file. */
export function createReportCollector(): ReportCollector {
  const columns = new Map<string, { count: number; values: Map<string, UnreadValue> }>();
  const notes: string[] = [];
  return {
    add: (field, value, line) => {
      const column = columns.get(field) ?? { count: 0, values: new Map<string, UnreadValue>() };
      columns.set(field, column);
      column.count += 1;
      const shown = value.slice(0, VALUE_MAX_LENGTH);
      const there = column.values.get(shown);
      if (there) there.count += 1;
      else if (column.values.size < VALUES_COUNTED)
        column.values.set(shown, { value: shown, count: 1, line });
    },
    note: (sentence) => {
      if (!notes.includes(sentence)) notes.push(sentence);
    },
    report: (columnOf) => ({
      notes: [...notes],
      columns: [...columns].map(([field, { count, values }]) => ({
        column: columnOf(field),
        field,
        count,
        values: [...values.values()]
          .sort((one, other) => other.count - one.count || one.line - other.line)
          .slice(0, VALUES_KEPT),
      })),
    }),
  };
}
