import type { DecidedType } from '../../../common/constants.ts';
import type { decisionAppealMails } from '../listeners/decision-appeal-listeners.ts';
import type { reviewCaseMails } from '../listeners/decision-listeners.ts';
import type { membershipMails } from '../listeners/membership-listeners.ts';
import type { accountMails } from '../listeners/people-listeners.ts';
import type { commentMail, postingMail } from '../listeners/posting-listeners.ts';
import type { reportedMail } from '../listeners/reported-listeners.ts';
import type { redFlagMails } from '../listeners/red-flag-listeners.ts';

type DecisionMails = {
  cases: ReturnType<typeof reviewCaseMails>;
  accounts: ReturnType<typeof accountMails>;
  appeals: ReturnType<typeof decisionAppealMails>;
  toPostingAuthor: ReturnType<typeof postingMail>;
  redFlags: ReturnType<typeof redFlagMails>;
  toCommentAuthor: ReturnType<typeof commentMail>;
  memberships: ReturnType<typeof membershipMails>;
  toReportedAuthor: ReturnType<typeof reportedMail>;
};

/** The mails of a decision by its subject. A decision about a claim is mailed after `claim.decided`. */
export const decisionMails = ({
  cases,
  accounts,
  appeals,
  toPostingAuthor,
  redFlags,
  toCommentAuthor,
  memberships,
  toReportedAuthor,
}: DecisionMails): Record<DecidedType, ((decisionId: number) => Promise<void>) | null> => ({
  review: cases.decided,
  response: cases.decided,
  appeal: cases.decided,
  listing: cases.decided,
  job_proof: cases.decided,
  user: async (decisionId) => {
    await accounts.decided(decisionId);
    await memberships.canceled(decisionId);
  },
  account_appeal: accounts.decided,
  posting: toPostingAuthor,
  red_flag: redFlags.decided,
  comment: toCommentAuthor,
  message: toReportedAuthor,
  invitation: toReportedAuthor,
  partner_rating: toReportedAuthor,
  photo: toReportedAuthor,
  passage: toReportedAuthor,
  decision_appeal: appeals.rejected,
  claim: null,
});
