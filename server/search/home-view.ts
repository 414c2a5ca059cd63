import { referenceLists } from '../contractors/reference-lists.ts';
import { readerOf, toContractorCard, type ContractorCard, type NamedView } from '../contractors/views.ts';
import type { ReadContext } from '../core/context.ts';
import { contractorsByRegion } from './queries/contractors-by-region.ts';
import { metrosWithContractors, type Metros } from './queries/metros-with-contractors.ts';
import { recentlyReviewed } from './queries/recently-reviewed.ts';

const RECENT_COUNT = 6;
const REGIONS_SHOWN = 12;

export type HomeView = {
  trades: (NamedView & { icon: string })[];
  recent: ContractorCard[];
  /** The regions with the most contractors, the most first. */
  regions: (NamedView & { count: number })[];
  /** The metros with contractors only. */
  metros: Metros;
};

export async function homeView(context: ReadContext): Promise<HomeView> {
  const { database, language } = context;
  const [reader, lists, recent, counts, metros] = await Promise.all([
    readerOf(context),
    referenceLists(context),
    recentlyReviewed(database, RECENT_COUNT),
    contractorsByRegion(context),
    metrosWithContractors(context),
  ]);
  return {
    trades: lists.trades.map((trade) => ({ slug: trade.slug, name: trade[language], icon: trade.icon })),
    recent: recent.map((row) => toContractorCard(row, reader)),
    regions: counts
      .flatMap(({ regionId, count }) => {
        const region = lists.regionOf(regionId);
        return region?.active ? [{ slug: region.slug, name: region[language], count }] : [];
      })
      .slice(0, REGIONS_SHOWN),
    metros,
  };
}
