import type { Language } from '../../../common/format/language.ts';
import type { RedFlagCriterion } from '../../../common/cases/red-flags.ts';
import type { ClaimEvidence, OutcomeCode, ReasonCode } from '../../../common/constants.ts';
import type { ReportReason } from '../../../common/cases/reports.ts';

type Why = { code: ReasonCode | null; reason: string };

/** The subject of a decision; a response is named by its review. */
type AppealedThing = { type: 'review' | 'response' | 'posting'; key: string };

/** A red flag of the demo world, as its file tells it. */
export type DemoRedFlag = {
  key: string;
  criterion: RedFlagCriterion;
  country: 'US' | 'MX';
  language: Language;
  state: 'answering' | 'deciding' | 'second_approval' | 'published' | 'dismissed' | 'withdrawn' | 'ended';
  daysAgo: number;
  /** One of these trades, where a contractor has it. */
  trades: readonly string[];
  /** The accounts of the manual. */
  of?: string;
  by?: string;
  isUnclaimed?: boolean;
  body: string;
  record: string;
  answer: string | null;
  /** The reason for a time to answer of 48 hours. */
  urgent?: string;
  code?: OutcomeCode;
  reason?: string;
  appeal?: string;
  appealAnswer?: { code: OutcomeCode; reason: string; outcome: 'accept' | 'reject' };
  end?: { code: OutcomeCode; reason: string };
};

/** Something that happened to a review, a posting, an account or a listing of the demo world. */
export type CaseStep = { at: Date } & (
  | { kind: 'held'; reviewKey: string; signal: string; sentence: string }
  | ({ kind: 'review'; action: 'deactivated' | 'activated' | 'deleted'; reviewKey: string } & Why)
  | ({ kind: 'edited'; reviewKey: string; sentence: string } & Why)
  | ({ kind: 'response'; action: 'deactivated' | 'deleted'; reviewKey: string } & Why)
  | ({ kind: 'response_edited'; reviewKey: string; sentence: string } & Why)
  | ({ kind: 'posting'; move: 'remove' | 'restore'; postingKey: string } & Why)
  | { kind: 'appeal_filed'; reviewKey: string; appeal: 'take_down' | 'put_back'; reason: string }
  | {
      kind: 'appeal_decided';
      reviewKey: string;
      state: 'accepted' | 'rejected';
      code: OutcomeCode;
      reason: string;
      /** The offense for which an accepted one takes the review down. */
      ground?: ReasonCode;
    }
  | { kind: 'appeal_withdrawn'; reviewKey: string; reason: string }
  | { kind: 'decision_appealed'; about: AppealedThing; reason: string }
  | { kind: 'decision_appeal_decided'; about: AppealedThing; outcome: 'accept' | 'reject'; reason: string }
  | { kind: 'decision_appeal_withdrawn'; about: AppealedThing; reason: string }
  | {
      kind: 'reported';
      about: { type: 'review' | 'posting' | 'contractor'; key: string };
      userKey: string;
      reason: ReportReason;
      passage: string | null;
      note: string | null;
    }
  | { kind: 'red_flag_reported'; flag: DemoRedFlag; contractorKey: string; userKey: string }
  | {
      kind: 'red_flag_decided';
      flagKey: string;
      move: 'publish' | 'dismiss' | 'end' | 'expedite' | 'withdraw';
      code: OutcomeCode | null;
      reason: string;
    }
  | { kind: 'red_flag_appealed'; flagKey: string; reason: string }
  | {
      kind: 'red_flag_appeal_decided';
      flagKey: string;
      outcome: 'accept' | 'reject';
      code: OutcomeCode;
      reason: string;
    }
  | { kind: 'note'; reviewKey: string; body: string }
  | { kind: 'account_deactivated'; userKey: string; code: ReasonCode; reason: string }
  | { kind: 'account_appealed'; userKey: string; reason: string }
  | { kind: 'claim_filed'; contractorKey: string; userKey: string; evidence: ClaimEvidence; message: string }
  | { kind: 'claim_rejected'; contractorKey: string; userKey: string; reason: string }
);
