import { MAX_PER_PAGE } from '../../../common/constants.ts';
import type { ReadContext } from '../../core/context.ts';
import { paginate, type Pagination } from '../../core/pagination.ts';
import { toFoundProfile, type FoundProfile } from '../page/found-profile-view.ts';
import { viewContextOf } from '../views.ts';
import { countProfiles, listProfiles, type ProfileSearch } from './search-profiles.ts';

/**
 * The administrators' search: a region, or null for all; words of the name, the trades, the place, and so on.
 */
export type AdministratorsSearch = {
  regionId: number | null;
  search: string;
  page: number;
  /** 1 to 100 */
  perPage: number;
};

/** One page of contractors in the order of their names. A page beyond the last is the last. */
export async function searchForAdministrators(
  context: ReadContext,
  { regionId, search, page, perPage }: AdministratorsSearch,
): Promise<{ profiles: FoundProfile[]; pagination: Pagination }> {
  const viewContext = await viewContextOf(context);
  const wanted: ProfileSearch = {
    regionId,
    search,
    claimed: null,
    license: null,
    flagged: false,
    closing: null,
    sort: 'name',
    direction: 'asc',
    days: viewContext.days,
    language: context.language,
  };
  const total = await countProfiles(context.database, wanted);
  const pagination = paginate(total, page, Math.min(perPage, MAX_PER_PAGE));
  const { current_page, per_page } = pagination;
  const slice = { limit: per_page, offset: (current_page - 1) * per_page };
  const rows = await listProfiles(context.database, wanted, slice);
  return { profiles: rows.map((row) => toFoundProfile(row, viewContext)), pagination };
}
