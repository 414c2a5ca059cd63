import { sql } from 'kysely';
import type { ClosingOrigin, ClosingState, ClosingWish } from '../../../../common/cases/closings.ts';
import type { ReviewRelation } from '../../../../common/constants.ts';
import type { ReadContext } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { UPLOADS_OF_PROPOSAL } from '../proposal-files.ts';
import type { UploadRow } from '../../../uploads/views.ts';

export type ProposalRow = {
  id: number;
  contractorId: number;
  slug: string;
  name: string;
  zone: string | null;
  claimed: boolean;
  wish: ClosingWish;
  origin: ClosingOrigin;
  proposerUserId: number | null;
  proposerName: string | null;
  byCompetitor: boolean;
  relation: ReviewRelation | null;
  closedOn: string | null;
  body: string | null;
  link: string | null;
  openedAt: Date;
  answerDueAt: Date | null;
  answer: string | null;
  answeredAt: Date | null;
  state: ClosingState;
  decisionId: number | null;
  files: UploadRow[];
};

const select = ({ database }: Pick<ReadContext, 'database'>) =>
  database
    .selectFrom('closing_proposals as o')
    .innerJoin('contractors as c', 'c.id', 'o.contractor_id')
    .leftJoin('users as u', 'u.id', 'o.proposer_user_id')
    .select(['o.id', 'o.contractor_id as contractorId', 'c.slug', 'c.name', 'c.zone', 'c.claimed', 'o.wish'])
    .select(['o.origin', 'o.relation', 'o.proposer_user_id as proposerUserId', 'u.name as proposerName'])
    .select(['o.by_competitor as byCompetitor', 'o.closed_on as closedOn', 'o.body', 'o.link'])
    .select(['o.opened_at as openedAt', 'o.answer_due_at as answerDueAt', 'o.answer'])
    .select(['o.answered_at as answeredAt', 'o.state', 'o.decision_id as decisionId'])
    .select(UPLOADS_OF_PROPOSAL.as('files'))
    .$castTo<ProposalRow>();

/** Throws the 404 where there is none. */
export async function findProposal(context: ReadContext, id: number): Promise<ProposalRow> {
  const row = await select(context).where('o.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The open ones about a business, the oldest first. */
export const openProposals = (context: ReadContext, contractorId: number): Promise<ProposalRow[]> =>
  select(context)
    .where('o.contractor_id', '=', contractorId)
    .where('o.state', '=', 'open')
    .orderBy('o.id')
    .execute();

/** Ends open proposals; `state`: how. A decision that is already made names itself. */
export async function endProposals(
  { database, now }: ReadContext,
  ids: readonly number[],
  state: Exclude<ClosingState, 'open'>,
  decisionId: number | null,
): Promise<void> {
  if (ids.length === 0) return;
  await database
    .updateTable('closing_proposals')
    .set({ state, ended_at: now, decision_id: decisionId })
    .where('id', 'in', [...ids])
    .where('state', '=', 'open')
    .execute();
}

/** A proposal `o` that may be decided: it waits for no answer. */
export const isDecidable = (now: Date) => sql<boolean>`(o.state = 'open'
  and (o.answered_at is not null or o.answer_due_at is null or o.answer_due_at <= ${now}))`;
