import type { ReportKind } from '../../common/cases/reports.ts';
import type { ReadContext } from '../core/context.ts';
import { Refusal } from '../core/errors.ts';
import { refuseWhileAppealed } from '../cases/open-appeals.ts';
import { applyPostingTransition } from '../postings/actions/decide-posting.ts';
import { refuseOwnDecision } from '../cases/other-administrator.ts';
import { applyCommentTransition } from '../postings/comments/actions/decide-comment.ts';
import { lockCommentCase } from '../postings/comments/queries/lock-comment-case.ts';
import { lockPosting } from '../postings/queries/lock-posting.ts';
import type { LockedText, Hold } from './locked-text.ts';
import { holdRemovable } from './hold-removable.ts';
import { applyResponseStatus } from '../reviews/transitions/apply-response-status.ts';
import { applyReviewTransition, refuseImpossible } from '../reviews/transitions/apply-review-transition.ts';
import { keyOf, lockCase, partyIdsOf } from '../reviews/queries/lock-case.ts';
import { lockResponseCase } from '../reviews/queries/lock-response.ts';
import { isActiveAccount } from '../conditions/live-accounts.ts';

const holdReview: Hold = async (tx, id) => {
  const about = await lockCase(tx, id);
  // A review on hold is open for an administrator as well; this decision ends the hold.
  if (about.displayStatus !== 'active' && about.displayStatus !== 'held') return null;
  return {
    version: about.version,
    takeDown: async (reason) => {
      await refuseImpossible(tx, about, 'deactivate');
      return applyReviewTransition(tx, about, { transition: 'deactivate', reason });
    },
  };
};

const holdResponse: Hold = async (tx, id) => {
  const response = await lockResponseCase(tx, id);
  if (response.displayStatus !== 'active' && response.displayStatus !== 'held') return null;
  return {
    version: response.version,
    takeDown: async (reason) => {
      await refuseWhileAppealed(tx, { type: 'response', id }, 'status');
      if (response.appeal?.state === 'open')
        await refuseOwnDecision(tx, keyOf(response.appeal), partyIdsOf(response.review));
      return applyResponseStatus(tx, response, {
        action: 'response.deactivated',
        displayStatus: 'inactive',
        reason,
        event: 'response.deactivated',
      });
    },
  };
};

const holdPosting: Hold = async (tx, id) => {
  const posting = await lockPosting(tx, id);
  if (posting.status !== 'active' && posting.holdSignals.length === 0) return null;
  return {
    version: posting.version,
    takeDown: async ({ code: reasonCode, text: reason }) => {
      await refuseWhileAppealed(tx, { type: 'posting', id }, 'status');
      return applyPostingTransition(tx, posting, 'remove', { reasonCode, reason });
    },
  };
};

const holdComment: Hold = async (tx, id) => {
  const comment = await lockCommentCase(tx, id);
  if (comment.status !== 'active') return null;
  return {
    version: comment.version,
    takeDown: ({ code: reasonCode, text: reason }) =>
      applyCommentTransition(tx, comment, 'remove', { reasonCode, reason }),
  };
};

/** A listing is corrected where listings are edited: here it is only said that it was. */
const holdContractor: Hold = async (tx, id) => {
  const row = await tx.database
    .selectFrom('contractors')
    .select('id')
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return { version: null, takeDown: null };
};

/** A name is corrected, and an account deactivated, where accounts are. */
const holdProfile: Hold = async (tx, id) => {
  const row = await tx.database
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select('p.id')
    .where('p.id', '=', id)
    .where(isActiveAccount('u'))
    .forNoKeyUpdate('p')
    .executeTakeFirst();
  if (!row) return null;
  return { version: null, takeDown: null };
};

const HOLDS: Readonly<Record<ReportKind, Hold>> = {
  review: holdReview,
  response: holdResponse,
  posting: holdPosting,
  comment: holdComment,
  contractor: holdContractor,
  message: holdRemovable('message'),
  invitation: holdRemovable('invitation'),
  partner_rating: holdRemovable('partner_rating'),
  photo: holdRemovable('photo'),
  profile: holdProfile,
};

/** Locks the reported text; null where it is hidden or gone. */
export async function holdReported(
  tx: ReadContext,
  kind: ReportKind,
  id: number,
): Promise<LockedText | null> {
  try {
    return await HOLDS[kind](tx, id);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  }
}
