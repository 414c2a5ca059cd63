/** Kinds of things that the public log has entries about. */
export const SUBJECT_TYPES = [
  'review',
  'response',
  'decision',
  'red_flag',
  'listing',
  'plan',
  'review_requests',
  'open_data',
  'decision_chain',
] as const;
export type SubjectType = (typeof SUBJECT_TYPES)[number];

/** Changes of a thing that entries tell: the part of an entry's kind behind the dot. */
export const LOG_VERBS = [
  'published',
  'changed',
  'hidden',
  'shown',
  'deleted',
  'erased',
  'ended',
  'made',
  'imported',
  'added',
  'corrected',
  'begun',
  'head',
] as const;
export type LogVerb = (typeof LOG_VERBS)[number];

export const isSubjectType = (text: string): text is SubjectType =>
  SUBJECT_TYPES.some((known) => known === text);
export const isLogVerb = (text: string): text is LogVerb => LOG_VERBS.some((known) => known === text);
