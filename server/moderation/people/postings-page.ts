import { viewContextOf } from '../../contractors/views.ts';
import type { ReadContext } from '../../core/context.ts';
import { unauthenticated } from '../../core/errors.ts';
import { listDecisionReasons, reasonNames } from '../../decisions/reason-codes.ts';
import { hasOtherAdministrator } from '../../cases/other-administrator.ts';
import { pendingAppeals } from '../decision-appeals/queries/pending-appeals.ts';
import { adminView } from '../admin-view.ts';
import { readListPage } from '../list-query.ts';
import { commentsOfPosting } from './queries/comments-of-posting.ts';
import { notesOn } from './queries/notes.ts';
import {
  countFoundPostings,
  decisionsOnPosting,
  listFoundPostings,
  postingCase,
} from './queries/posting-case.ts';
import { toPostingCase, toPostingItem, type FoundPostingsView, type PostingCase } from './posting-views.ts';
import type { FoundPostingsState } from './schemas.ts';
import { toDecisionItem } from './decision-view.ts';

/** Looking a posting up and acting on it; without words, the latest. */
export async function foundPostingsPage(
  context: ReadContext,
  state: FoundPostingsState,
): Promise<FoundPostingsView> {
  const postings = await readListPage(state, {
    count: () => countFoundPostings(context, state),
    read: async (slice) =>
      (await listFoundPostings(context, state, slice)).map((row) => toPostingItem(row, context.now)),
  });
  // A single result opens by itself.
  const only = state.search !== '' && postings.rows.length === 1 ? (postings.rows[0]?.id ?? null) : null;
  const openId = state.open ?? only;
  return {
    about: 'postings',
    admin: await adminView(context),
    postings,
    opened: openId === null ? null : await openPosting(context, openId),
    reasons: await listDecisionReasons(context),
  };
}

async function openPosting(context: ReadContext, postingId: number): Promise<PostingCase | null> {
  const { viewer, now } = context;
  if (!viewer) throw unauthenticated();
  const row = await postingCase(context, postingId);
  if (!row) return null;
  const [comments, decisions, waiting, notes, viewContext, nameOf] = await Promise.all([
    commentsOfPosting(context, postingId),
    decisionsOnPosting(context, postingId),
    pendingAppeals(context, { type: 'posting', id: postingId }),
    notesOn(context, { type: 'posting', id: postingId }),
    viewContextOf(context),
    reasonNames(context.database, context.language),
  ]);
  const hasOther = await hasOtherAdministrator(context.database, viewer.userId);
  const items = decisions.map((decision) => toDecisionItem(decision, { nameOf }));
  return toPostingCase(
    { row, comments, decisions: items, waiting, notes },
    { viewContext, now, viewer, hasOther },
  );
}
