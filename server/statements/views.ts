import {
  APPEAL_KINDS,
  type AppealKind,
  type DecisionAction,
  type DecisionParty,
} from '../../common/constants.ts';
import { isHold } from '../../common/cases/hold.ts';
import type { Language } from '../../common/format/language.ts';
import { detectLanguage } from '../content/text-language.ts';
import type { DecidedState } from '../decisions/chain.ts';
import type { ReasonNames } from '../decisions/reason-codes.ts';
import { reasonFamilyOf } from '../decisions/reason-family.ts';
import type { AboutText } from './about-text.ts';
import type { PhotoView } from '../uploads/photos.ts';
import type { StatementRow } from './queries/find-statement.ts';
import type { DecisionAppealView } from '../cases/views.ts';
import type { WayOn } from './way-to-appeal.ts';

/** A decision as a user it concerns reads it. It does not name the administrator. */
export type StatementView = {
  /** Its number in the public log. */
  id: number;
  action: DecisionAction;
  /** The kind of a decided appeal. */
  kind: AppealKind | null;
  /** ISO 8601 UTC */
  decidedAt: string;
  by: 'administrator' | 'screening';
  /** null: an administrator reads what others were told. */
  party: DecisionParty | null;
  /** `language`: the one that `text` is written in. `ground`: the offense for which an accepted appeal took the review down. */
  reason: {
    code: string | null;
    name: string | null;
    text: string | null;
    language: Language | null;
    ground: string | null;
    /** Whether decisions of this kind name one. */
    isRuleNeeded: boolean;
  };
  /** No reason was given beside the one that the appeal states. */
  appealText: { text: string; language: Language } | null;
  /** The signals of screening, where those were the reason. */
  signals: string[];
  about: {
    contractor: { name: string; slug: string } | null;
    stars: number | null;
    reviewId: number | null;
    /** `null` inside: its author has deleted it. */
    posting: { known: { id: number; title: string } | null } | null;
    /** The decision is about a comment under that posting. */
    isComment: boolean;
    /** The decision is about a rating of that contractor by another. */
    isPartnerRating: boolean;
  };
  /** null: it is about no text, or that is gone, or not for its reader. */
  text: AboutText | null;
  /** null where nothing of the kind changed. */
  displayStatus: { before: string | null; after: string | null } | null;
  /** The decision behind the appeal that it accepts or rejects. `isReadable`: by its reader. */
  answers: { decisionId: number; outcome: 'accepted' | 'rejected'; isReadable: boolean } | null;
  version: { before: number; after: number } | null;
  /** Digests (SHA-256) of words that it changed. */
  words: { before: string; after: string } | null;
  /** For the author: the removed photos. */
  photos: PhotoView[];
  hash: string;
  /** YYYY-MM-DD */
  appealUntil: string | null;
  wayOn: WayOn;
  /** The reader's appeals about it, the latest first. */
  appeals: DecisionAppealView[];
  /** The address for decisions that are appealed by mail. */
  writeTo: string;
};

/** Of an appeal that was decided, what it asked for. */
export const kindOf = ({ after }: StatementRow): AppealKind | null => {
  const { kind } = after as DecidedState;
  return APPEAL_KINDS.find((known) => known === kind) ?? null;
};

/** The decision that it undid on appeal, or left as it is. */
export const againstOf = ({ after }: Pick<StatementRow, 'after'>): number | null => {
  const { against } = after as DecidedState;
  return typeof against === 'number' ? against : null;
};

type Composed = Pick<StatementView, 'wayOn' | 'appeals' | 'photos' | 'text' | 'writeTo'> & {
  nameOf: ReasonNames;
};

export function toStatementView(
  row: StatementRow,
  { nameOf, wayOn, appeals, photos, text, writeTo }: Composed,
): StatementView {
  const action = row.action as DecisionAction;
  const isOnHold = isHold(action);
  const contractor =
    row.contractorName !== null && row.contractorSlug !== null
      ? { name: row.contractorName, slug: row.contractorSlug }
      : null;
  return {
    id: row.id,
    action,
    kind: kindOf(row),
    decidedAt: row.decidedAt.toISOString(),
    by: row.decidedByUserId === null ? 'screening' : 'administrator',
    party: row.party as DecisionParty | null,
    reason: reasonOf(row, nameOf),
    appealText: appealWordsOf(row),
    words: digestsOf(row),
    signals: isOnHold && row.reasonText ? row.reasonText.split(', ') : [],
    about: {
      contractor,
      stars: row.overall,
      reviewId: row.reviewId,
      posting: postingOf(row),
      isComment: row.commentId !== null,
      isPartnerRating: [row.subjectType, row.againstType].includes('partner_rating'),
    },
    text,
    displayStatus: displayStatusOf(row),
    answers: answersOf(row),
    version: versionOf(row),
    photos,
    hash: row.hash,
    appealUntil: row.appealUntil,
    wayOn,
    appeals,
    writeTo,
  };
}

function reasonOf(row: StatementRow, nameOf: ReasonNames): StatementView['reason'] {
  const text = row.action === 'review.held' ? null : row.reasonText;
  const ground = row.offenseCode === row.reasonCode ? null : row.offenseCode;
  return {
    code: row.reasonCode,
    name: nameOf(row.reasonCode),
    text,
    language: languageOf(text),
    ground: nameOf(ground),
    isRuleNeeded: reasonFamilyOf(row.action as DecisionAction, row.after as DecidedState) !== null,
  };
}

/** A decision without any reason of its own repeats the appeal's text. */
function appealWordsOf({ reasonCode, reasonText, appealText }: StatementRow): StatementView['appealText'] {
  if (reasonCode !== null || reasonText !== null || appealText === null) return null;
  return { text: appealText, language: languageOf(appealText) ?? 'english' };
}

/** Told from the words, for older decisions as well. */
const languageOf = (text: string | null): Language | null =>
  text === null ? null : detectLanguage(text, 'english');

function digestsOf(row: StatementRow): StatementView['words'] {
  const [before, after] = [(row.before as DecidedState)['words'], (row.after as DecidedState)['words']];
  return typeof before === 'string' && typeof after === 'string' ? { before, after } : null;
}

function postingOf({ subjectType, againstType, postingId: id, postingTitle: title }: StatementRow) {
  if (![subjectType, againstType].some((type) => type === 'posting' || type === 'comment')) return null;
  return { known: id === null || title === null ? null : { id, title } };
}

function answersOf(row: StatementRow): StatementView['answers'] {
  const decisionId = againstOf(row);
  if (decisionId === null) return null;
  const outcome = row.action === 'decision_appeal.rejected' ? 'rejected' : 'accepted';
  return { decisionId, outcome, isReadable: row.readsAgainst };
}

function displayStatusOf(row: StatementRow): StatementView['displayStatus'] {
  // A text put on hold was not shown before.
  if (isHold(row.action)) return { before: null, after: 'held' };
  const [before, after] = [row.before as DecidedState, row.after as DecidedState];
  const word = (state: DecidedState) => (typeof state['status'] === 'string' ? state['status'] : null);
  return word(before) === null && word(after) === null ? null : { before: word(before), after: word(after) };
}

function versionOf(row: StatementRow): StatementView['version'] {
  const [before, after] = [(row.before as DecidedState)['version'], (row.after as DecidedState)['version']];
  if (typeof before !== 'number' || typeof after !== 'number' || before === after) return null;
  return { before, after };
}
