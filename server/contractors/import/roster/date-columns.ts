import { ImportError } from '../import-error.ts';
import { readDate, type DateOrder } from '../words/dates.ts';

type Proof = { line: number; written: string };
/** Reads the dates of a file in one order of day and month. */
export type DateColumns = {
  /** As YYYY-MM-DD; null where it is not understood. Throws ImportError where the column contradicts itself. */
  read: (field: string, column: string, written: string, line: number) => string | null;
  /** After the last row; throws ImportError where a column is in the other order. */
  finish: () => void;
};

const WORDS: Readonly<Record<DateOrder, string>> = { month_first: 'month first', day_first: 'day first' };

/**
 * `given` decides the order without asking the file. `usual` is that of the file's country: a column that proves another
 * one is refused, because its other days would be read wrong.
 */
export function createDateColumns(usual: DateOrder, given: DateOrder | null): DateColumns {
  const order = given ?? usual;
  const proofs = new Map<string, { column: string } & Partial<Record<DateOrder, Proof>>>();
  const refuse = (column: string, proof: Partial<Record<DateOrder, Proof>>): never => {
    const said = (way: DateOrder): string =>
      `${WORDS[way]} on line ${proof[way]?.line ?? 0} ("${proof[way]?.written ?? ''}")`;
    const other = order === 'month_first' ? 'day_first' : 'month_first';
    throw new ImportError(
      proof[order]
        ? `The column ${column} contradicts itself: ${said('month_first')}, ${said('day_first')}. Say which one is meant with --date-order; the others are then reported.`
        : `The column ${column} is ${said(other)}, but files of this country are ${WORDS[order]}. Say which one is meant with --date-order.`,
    );
  };
  return {
    read: (field, column, written, line) => {
      const read = readDate(written, order);
      if (read === null || read.proves === null) return read?.day ?? null;
      if (given !== null) return read.proves === given ? read.day : null;
      const proof = proofs.get(field) ?? { column };
      proof[read.proves] ??= { line, written: written.slice(0, 40) };
      proofs.set(field, proof);
      if (proof.month_first && proof.day_first) refuse(column, proof);
      return read.day;
    },
    finish: () => {
      for (const { column, ...proof } of proofs.values()) if (!proof[order]) refuse(column, proof);
    },
  };
}
