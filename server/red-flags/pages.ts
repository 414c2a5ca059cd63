import { textBlock } from '../content/pages/text-block.ts';
import { choicesWith, referenceLists } from '../contractors/reference-lists.ts';
import { viewContextOf } from '../contractors/views.ts';
import type { ReadContext } from '../core/context.ts';
import { belongsTo } from '../core/viewer.ts';
import { notFound } from '../core/errors.ts';
import { hasVerifiedEmail } from '../core/policies.ts';
import { reasonNames } from '../decisions/reason-codes.ts';
import { findAccused } from './queries/find-accused.ts';
import { findRedFlag } from './queries/find-red-flag.ts';
import { listCriteria } from './queries/list-criteria.ts';
import { activeRedFlags, latestRedFlags, listRedFlags, ownRedFlags } from './queries/list-red-flags.ts';
import { mayReadRedFlag } from './readers.ts';
import type { RedFlagsQuery } from './schemas.ts';
import {
  toContractorRedFlag,
  toRedFlagCreateView,
  toRedFlagItem,
  toRedFlagView,
  type ContractorRedFlag,
  type RedFlagCreateView,
  type RedFlagItem,
  type RedFlagsView,
  type RedFlagView,
} from './views.ts';

/** The public list with its criteria, and above it what administrators wrote. */
export async function redFlagsPage(context: ReadContext, query: RedFlagsQuery): Promise<RedFlagsView> {
  const [viewContext, lists] = await Promise.all([viewContextOf(context), referenceLists(context)]);
  const region = lists.regions.find(({ slug }) => slug === query.region);
  const trade = lists.trades.find(({ slug }) => slug === query.trade);
  const wanted = { ...query, regionId: region?.id ?? null, tradeId: trade?.id ?? null };
  const [pageText, criteria, { rows, pagination }, own] = await Promise.all([
    textBlock(context, 'red-flags'),
    listCriteria(context),
    listRedFlags(context, wanted),
    ownRedFlags(context),
  ]);
  return {
    pageText,
    criteria,
    flags: rows.map((row) => toRedFlagItem(row, viewContext)),
    own: own.map((row) => toRedFlagItem(row, viewContext)),
    pagination,
    query: { ...query, region: region?.slug ?? null, trade: trade?.slug ?? null },
    choices: choicesWith(lists, context.language, query.region),
  };
}

/** One red flag; throws `notFound()` while it is not public, except for both sides and administrators. */
export async function redFlagPage(context: ReadContext, id: number): Promise<RedFlagView> {
  const row = await findRedFlag(context, id);
  if (!mayReadRedFlag(context.viewer, row)) throw notFound();
  const [viewContext, nameOf] = await Promise.all([
    viewContextOf(context),
    reasonNames(context.database, context.language),
  ]);
  return toRedFlagView(row, context, { viewContext, nameOf });
}

/** The form to report one, for those who may; others read the obstacle. */
export async function redFlagCreatePage(context: ReadContext, slug: string): Promise<RedFlagCreateView> {
  const accused = await findAccused(context, slug);
  const [criteria, viewContext] = await Promise.all([listCriteria(context), viewContextOf(context)]);
  return toRedFlagCreateView(accused, criteria, { obstacle: obstacleTo(context, accused.id), viewContext });
}

function obstacleTo({ viewer, t }: ReadContext, contractorId: number): string | null {
  if (belongsTo(viewer, contractorId)) return t('red_flags.own_business');
  const verified = hasVerifiedEmail(viewer);
  return verified === true ? null : t(verified.messageKey);
}

/** For the contractor's own page. */
export const redFlagsOfContractor = async (
  context: ReadContext,
  contractorId: number,
): Promise<ContractorRedFlag[]> => {
  const [rows, viewContext] = await Promise.all([
    activeRedFlags(context, contractorId),
    viewContextOf(context),
  ]);
  return rows.map((row) => toContractorRedFlag(row, viewContext));
};

const NEAR_SHOWN = 4;

/** For the home page: `near` where the reader has a region and something is reported there. */
export async function redFlagsNear(
  context: ReadContext,
): Promise<{ near: string | null; flags: RedFlagItem[] }> {
  const viewContext = await viewContextOf(context);
  const regionId = context.viewer === null ? null : await regionOfViewer(context);
  const rows = await latestRedFlags(context, { regionId, count: NEAR_SHOWN });
  const region = regionId === null ? undefined : viewContext.lists.regionOf(regionId);
  const isNear = region !== undefined && rows[0]?.regionId === regionId;
  return {
    near: isNear ? region[context.language] : null,
    flags: rows.map((row) => toRedFlagItem(row, viewContext)),
  };
}

async function regionOfViewer({ database, viewer }: ReadContext): Promise<number | null> {
  const row = await database
    .selectFrom('profiles')
    .select('region_id')
    .where('user_id', '=', viewer?.userId ?? 0)
    .orderBy('kind', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.region_id ?? null;
}
