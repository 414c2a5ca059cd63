import type { Country } from '../../common/constants.ts';
import { referenceLists } from '../contractors/reference-lists.ts';
import {
  viewContextOf,
  toContractorCard,
  type ContractorCard,
  type NamedView,
} from '../contractors/views.ts';
import type { ReadContext } from '../core/context.ts';
import { toLandingLink, type LandingLink } from './landing/landing-page.ts';
import { largestLandingPages } from './landing/queries/list-landing-pages.ts';
import { contractorsByRegion } from './queries/contractors-by-region.ts';
import { metrosWithContractors, type Metros } from './queries/metros-with-contractors.ts';
import { countryOfViewer } from './where-is.ts';
import { siteCounts, type SiteCounts } from './queries/site-counts.ts';
import { recentlyReviewed } from './queries/recently-reviewed.ts';

const RECENT_COUNT = 6;
const REGIONS_SHOWN = 12;
const LANDINGS_SHOWN = 12;

/** The trades most searched for; the others are one press away. */
const COMMON_TRADES = new Set([
  'general-contractor',
  'remodeling',
  'kitchen',
  'bathroom',
  'roofing',
  'plumbing',
  'electrical',
  'hvac',
  'painting',
  'flooring',
  'concrete',
  'landscaping',
]);

export type HomeView = {
  size: SiteCounts;
  trades: (NamedView & { icon: string; isCommon: boolean })[];
  recent: ContractorCard[];
  /** The regions with the most contractors, the most first. */
  regions: (NamedView & { count: number })[];
  /** The metros with contractors only. */
  metros: Metros;
  /** Pages of a trade in a city, those with the most reviews. */
  landings: LandingLink[];
};

export async function homeView(context: ReadContext): Promise<HomeView> {
  const { database, language } = context;
  const [viewContext, lists, recent, counts, metros, landings, size] = await Promise.all([
    viewContextOf(context),
    referenceLists(context),
    countryOfVisitor(context).then((country) => recentlyReviewed(context, { country, count: RECENT_COUNT })),
    contractorsByRegion(context),
    metrosWithContractors(context),
    largestLandingPages(database, LANDINGS_SHOWN),
    siteCounts(context),
  ]);
  return {
    trades: lists.trades.map((trade) => ({
      slug: trade.slug,
      name: trade[language],
      icon: trade.icon,
      isCommon: COMMON_TRADES.has(trade.slug),
    })),
    recent: recent.map((row) => toContractorCard(row, viewContext)),
    regions: counts
      .flatMap(({ regionId, count }) => {
        const region = lists.regionOf(regionId);
        return region?.active ? [{ slug: region.slug, name: region[language], count }] : [];
      })
      .slice(0, REGIONS_SHOWN),
    metros,
    size,
    landings: landings.flatMap((page) => toLandingLink(page, lists, language) ?? []),
  };
}

/** The country of the viewer's profile, else the one where the page's language is spoken. */
const countryOfVisitor = async (context: ReadContext): Promise<Country> =>
  (await countryOfViewer(context)) ?? (context.language === 'english' ? 'US' : 'MX');
