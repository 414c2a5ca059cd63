import type { RawBuilder } from 'kysely';
import type { ReportKind } from '../../common/cases/reports.ts';
import type { AppealableAction } from '../../common/constants.ts';
import type { ReadContext } from '../core/context.ts';
import type { AppealedDecision } from './appealed-decision.ts';
import type { AppealSubject } from './appeals.ts';
import type { Why } from './record-change.ts';

export type SubjectType = AppealSubject['type'];
type ActionOf<Type extends SubjectType> = Extract<AppealableAction, `${Type}.${string}`>;
/** One part for each decision about such a thing that is appealed as such. The compiler asks for each. */
type ByAction<Type extends SubjectType, Part> = Readonly<Record<ActionOf<Type>, Part>>;

/** A thing that administrators decide about, as `<noun>/subject.ts` describes it. Its sides are in conditions/sides.ts. */
export type Subject<Type extends SubjectType> = {
  /** Locks it until the transaction ends; throws `notFound()` if it is gone. */
  lock: (tx: ReadContext, id: number) => Promise<LockedSubject<Type>>;
  /** Whether the decision in `decisions as d` is in force, so that it can be undone. */
  stands: ByAction<Type, RawBuilder<boolean>>;
  /** The version of the text that is shown now, by `decisions as d`. Omitted when it has no text. */
  version?: RawBuilder<number | null>;
};

export type LockedSubject<Type extends SubjectType> = {
  /** Throws a 403 for an administrator who has a part in it. */
  refuseParty: () => Promise<void> | void;
  undo: ByAction<Type, Undo>;
} & (Type extends ReportKind ? { shownText: () => LockedText | null | Promise<LockedText | null> } : unknown);

/** Undoes a decision and records that; gives the new decision's id. `why.also` is its record of the appeal. */
export type Undo = (decision: AppealedDecision, why: Why) => Promise<number>;

/** A text that a report is about, locked with its subject. It is null where it is hidden or gone. */
export type LockedText = {
  /** null: versions of it are not counted. */
  version: number | null;
  /** Takes it down, records that and gives the decision's id. Call it last. null: its page stays. */
  takeDown: ((why: Why) => Promise<number>) | null;
};

/** Every noun that administrators decide about. `server/subjects.ts` has the table of the product. */
export type Subjects = { readonly [Type in SubjectType]: Subject<Type> };

/** The noun of a decision: the first word of its name. */
export const subjectOf = (subjects: Subjects, action: AppealableAction) =>
  subjects[action.slice(0, action.indexOf('.')) as SubjectType];

/** The part that belongs to a decision. */
export function partOf<Part>(parts: Partial<Record<AppealableAction, Part>>, action: AppealableAction): Part {
  const part = parts[action];
  if (part === undefined) throw new Error(`${action} is not appealed as such`);
  return part;
}
