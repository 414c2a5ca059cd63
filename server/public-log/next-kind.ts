import { isLogVerb, type LogVerb, type SubjectType } from '../../common/public-log.ts';

/** Why a thing is public no longer. */
export type Gone = 'hidden' | 'ended' | 'deleted' | 'erased';
/** A thing's state as its latest entry says it: its public text, or the kind of the entry that ended it. */
export type LoggedState = { kind: string; public: string | null };
/** A change of a thing: its public text (RFC 8785), or why there is none. */
export type Change = { public: string } | { gone: Gone };

type Verbs = Record<'first' | 'again' | 'changed', LogVerb>;

const TEXT: Verbs = { first: 'published', again: 'shown', changed: 'changed' };
const VERBS: Readonly<Record<SubjectType, Verbs>> = {
  review: TEXT,
  response: TEXT,
  red_flag: TEXT,
  decision: { ...TEXT, first: 'made' },
  listing: { ...TEXT, first: 'added', changed: 'corrected' },
  plan: { ...TEXT, first: 'begun', again: 'begun' },
  review_requests: TEXT,
  open_data: TEXT,
  decision_chain: { ...TEXT, first: 'head', changed: 'head' },
};

/** An erased thing is no longer deleted, a deleted one no longer hidden. */
const FINALITY: Readonly<Record<Gone, number>> = { hidden: 1, ended: 1, deleted: 2, erased: 3 };

/** The verb of the entry that a change needs; null: what the public sees is as the latest entry says. */
export function nextVerb(type: SubjectType, before: LoggedState | undefined, change: Change): LogVerb | null {
  const verbs = VERBS[type];
  if ('public' in change) {
    if (before === undefined) return firstVerb(type, change.public) ?? verbs.first;
    if (before.public === null) return verbs.again;
    return before.public === change.public ? null : verbs.changed;
  }
  // It was never public: a review on hold that its author deletes.
  if (before === undefined) return null;
  if (before.public !== null || FINALITY[change.gone] > finalityOf(before.kind)) return change.gone;
  return null;
}

const finalityOf = (kind: string): number => FINALITY[verbOf(kind) as Gone];

/** The part of an entry's kind behind the dot. */
export function verbOf(kind: string): LogVerb {
  const verb = kind.slice(kind.indexOf('.') + 1);
  if (!isLogVerb(verb)) throw new Error(`The public log knows no entry of the kind ${kind}`);
  return verb;
}

/** A listing out of a register was imported; the others were added by their owners. */
function firstVerb(type: SubjectType, publicText: string): LogVerb | null {
  if (type !== 'listing') return null;
  return (JSON.parse(publicText) as { source: unknown }).source === null ? null : 'imported';
}
