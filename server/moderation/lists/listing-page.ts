import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import {
  listingActions,
  type ListingAction,
  type ListingState,
} from '../../contractors/listings/listing-actions.ts';
import { openProposals } from '../../contractors/closing/queries/proposals.ts';
import { toProposalView, type ProposalView } from '../../contractors/closing/views.ts';
import { licensesOf, toLicenseView, type LicenseView } from '../../contractors/license/licenses.ts';
import { viewContextOf } from '../../contractors/views.ts';
import { nameSignals } from '../../contractors/queries/search-profiles.ts';
import type { ScreeningSignal } from '../../screening/signals.ts';
import { listDecisionReasons, type ReasonView } from '../../decisions/reason-codes.ts';
import { pendingAppeals, type PendingAppeal } from '../decision-appeals/queries/pending-appeals.ts';
import { adminView, type AdminView } from '../admin-view.ts';
import { contractorHead, type ContractorHead } from './queries/contractor-head.ts';
import { localDayIn } from '../../contractors/hours/local-day.ts';

/** A listing as administrators correct, hide and merge it. Days are YYYY-MM-DD, moments ISO 8601 UTC. */
export type ListingView = {
  state: ListingState;
  hiddenAt: string | null;
  mergedIntoId: number | null;
  owner: string | null;
  name: string;
  /** The signals of screening in the name, until an administrator has looked at it. */
  nameSignals: ScreeningSignal[];
  phone: string | null;
  address: string | null;
  website: string | null;
  tradeIds: number[];
  source: string | null;
  asOf: string | null;
  missingSince: string | null;
  /** Columns that no import writes again. */
  correctedFields: string[];
  licenses: LicenseView[];
  /** Closed for good since that day; by its owner, or by a decision. */
  closedOn: string | null;
  closedBy: 'owner' | 'decision' | null;
};
export type ListingCaseView = {
  admin: AdminView;
  contractor: ContractorHead;
  listing: ListingView;
  trades: { id: number; name: string }[];
  reasons: ReasonView[];
  /** Appeals that are decided before anything else about the listing is. */
  waiting: PendingAppeal[];
  /** Open proposals that it closed, or is open again. */
  proposals: ProposalView[];
  /** The day where the business is. */
  today: string;
  can: ListingAction[];
};

export async function listingPage(context: ReadContext, contractorId: number): Promise<ListingCaseView> {
  const contractor = await contractorHead(context, contractorId);
  const viewContext = await viewContextOf(context);
  const row = await readListing(context, contractorId);
  const state = row.merged_into_id !== null ? 'merged' : row.hidden_at !== null ? 'hidden' : 'shown';
  const waiting = await pendingAppeals(context, { type: 'listing', id: contractorId });
  return {
    admin: await adminView(context),
    contractor,
    listing: {
      state,
      hiddenAt: row.hidden_at && row.hidden_at.toISOString(),
      mergedIntoId: row.merged_into_id,
      owner: row.owner,
      name: row.name,
      nameSignals: row.name_signals,
      phone: row.phone,
      address: row.address,
      website: row.website,
      tradeIds: row.trade_ids,
      source: row.source,
      asOf: row.source_as_of,
      missingSince: row.missing_since,
      correctedFields: row.corrected_fields,
      closedOn: row.closed_on,
      closedBy: row.closed_on === null ? null : row.closing_decision_id === null ? 'owner' : 'decision',
      licenses: row.licenses.map((license) => toLicenseView(license, localDayIn(viewContext.days, row.zone))),
    },
    trades: viewContext.lists.trades.map((trade) => ({ id: trade.id, name: trade[context.language] })),
    reasons: await listDecisionReasons(context),
    waiting,
    proposals: (await openProposals(context, contractorId)).map((one) =>
      toProposalView(one, context, viewContext),
    ),
    today: localDayIn(viewContext.days, row.zone),
    can: listingActions({
      state,
      isClaimed: row.owner !== null,
      isAppealed: waiting.length > 0,
      isClosed: row.closed_on !== null,
    }),
  };
}

async function readListing({ database }: ReadContext, contractorId: number) {
  const row = await database
    .selectFrom('contractors as c')
    .innerJoin('profiles as p', 'p.id', 'c.id')
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .select(['c.hidden_at', 'c.merged_into_id', 'c.website', 'c.trade_ids', 'c.corrected_fields'])
    .select(['c.closed_on', 'c.closing_decision_id'])
    .select(['c.source', 'c.source_as_of', 'c.missing_since', 'p.name', 'p.phone', 'p.address', 'c.zone'])
    .select(['u.name as owner', licensesOf.as('licenses'), nameSignals.as('name_signals')])
    .where('c.id', '=', contractorId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
