import type { FormField } from '../../../../common/limits/registers.ts';

/** A column of a file, as a form offers it. */
export type FileColumn = {
  /** Counted from 1. */
  place: number;
  /** Null: the file names no columns. */
  name: string | null;
  /** Another column is called the same, or it has no name: only its place tells which one is meant. */
  isAmbiguous: boolean;
  examples: string[];
};

/** The place of a column for each field that one was guessed for, counted from 1. */
export type GuessedColumns = Partial<Record<FormField, number[]>>;
