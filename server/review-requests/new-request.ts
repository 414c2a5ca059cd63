import type { FieldProblem } from '../core/errors.ts';
import type { Language } from '../../common/format/language.ts';

/** One job that a customer is asked about. `month`: YYYY-MM. `email`: null where the contractor sends the link. */
export type NewRequest = {
  email: string | null;
  trade_id: number | null;
  month: string | null;
  city: string | null;
  reference: string | null;
  language: Language;
};

/** A request of a list, by its line. */
export type ListedRequest = { line: number; request: NewRequest };
/** A line of a list that asks nobody, with the reason. */
export type RefusedLine = { line: number; problem: FieldProblem };
