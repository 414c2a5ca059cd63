import { SHORTLIST_MAX } from '../../common/search/shortlist.ts';
import { viewContextOf, toContractorCard, type ContractorCard } from '../contractors/views.ts';
import type { ReadContext } from '../core/context.ts';
import type { ListedContractor } from './queries/listed.ts';

export type ShortlistView = {
  contractors: ContractorCard[];
  /** Kept ones that cannot be shown any more. */
  gone: number;
  maximum: number;
  /** The link by which others read it; null: not shared. */
  shareUrl: string | null;
};

/** A list as those see it who were sent its link. */
export type SharedListView = Pick<ShortlistView, 'contractors' | 'gone'> & { by: string };

async function toCards(context: ReadContext, { rows, gone }: ListedContractor) {
  const viewContext = await viewContextOf(context);
  return { contractors: rows.map((row) => toContractorCard(row, viewContext)), gone };
}

export async function toShortlistView(
  context: ReadContext,
  listed: ListedContractor,
  shareUrl: string | null,
): Promise<ShortlistView> {
  return { ...(await toCards(context, listed)), maximum: SHORTLIST_MAX, shareUrl };
}

export async function toSharedListView(
  context: ReadContext,
  listed: ListedContractor,
  name: string,
): Promise<SharedListView> {
  const { mask } = await viewContextOf(context);
  return { ...(await toCards(context, listed)), by: mask(name) };
}
