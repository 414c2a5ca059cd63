import type { OutcomeCode, ReasonCode } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import { readDemo } from '../read-demo.ts';

type Said = Readonly<Record<Language, string>>;
type Choices = Readonly<Record<Language, readonly string[]>>;

/** The texts of a decision that is appealed as such. */
export type AppealedTexts = {
  code: ReasonCode;
  decision: Said;
  /** The text that an edit removed; empty where nothing was edited. */
  struck: Said;
  appeal: Said;
  accepted: Said;
  rejected: Said;
  withdrawn: Said;
};

type CaseTexts = {
  /** A contractor's texts of appeals against a review, by the nearest reason. */
  takeDownReasons: Partial<Record<ReasonCode, Choices>>;
  /** An author's texts of appeals after a take-down. */
  putBackReasons: Choices;
  withdrawals: Choices;
  decisionReasons: Partial<Record<ReasonCode, Choices>>;
  /** The codes are in the order of the texts. */
  rejections: Choices;
  rejectionCodes: readonly OutcomeCode[];
  restored: Choices;
  restoredCodes: readonly OutcomeCode[];
  heldSentences: readonly { signal: string; said: Said }[];
  struckSentences: Said;
  notes: readonly string[];
  claimMessages: Choices;
  /** The reason of a rejected claim: the address is not that of the business. */
  claimRejected: Said;
  accountAppeal: string;
  reviewEdited: AppealedTexts;
  responseEdited: AppealedTexts;
  responseDeactivated: AppealedTexts;
  responseDeleted: AppealedTexts;
  postingAppeals: Said;
  postingRejected: string;
  /** The users' notes to the administrators. */
  reportNotes: Readonly<Record<Language, Record<'false_facts' | 'other' | 'wrong_listing', string>>>;
};

/** Appeals, decisions, claims and reports in the words of those who wrote them. */
export const CASE_TEXTS = readDemo<CaseTexts>('cases');
