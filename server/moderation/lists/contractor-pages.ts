import { toListedProfile, type ListedProfile } from '../../contractors/page/listed-profile-view.ts';
import { choicesWith } from '../../contractors/reference-lists.ts';
import {
  countProfiles,
  listProfiles,
  type ProfileSearch,
} from '../../contractors/queries/search-profiles.ts';
import { viewContextOf, type ViewContext } from '../../contractors/views.ts';
import type { FileAnswer } from '../../core/answers.ts';
import type { Context, ReadContext } from '../../core/context.ts';
import { csv } from '../csv.ts';
import { adminView } from '../admin-view.ts';
import { readListPage } from '../list-query.ts';
import {
  countContractorRegions,
  listContractorRegions,
  totalsOfRegions,
} from './queries/contractor-regions.ts';
import type { ContractorRegionsState, ContractorsState } from './schemas.ts';
import { toContractorRegion, type ContractorRegionsView, type ContractorsView } from './views.ts';

/** The number of contractors in each region, and the open items there. */
export async function contractorRegionsPage(
  context: ReadContext,
  state: ContractorRegionsState,
): Promise<ContractorRegionsView> {
  const regions = await readListPage(state, {
    count: () => countContractorRegions(context, state),
    read: async (slice) => (await listContractorRegions(context, state, slice)).map(toContractorRegion),
  });
  return { admin: await adminView(context), regions, totals: await totalsOfRegions(context) };
}

export function contractorRegionsFile(context: Context, state: ContractorRegionsState): FileAnswer {
  const { t } = context;
  return csv(context, {
    name: 'contractor-regions',
    read: (tx, slice) => listContractorRegions(tx, state, slice),
    columns: [
      { head: t('admin_lists.column.code'), cell: ({ code }) => code },
      { head: t('admin_lists.column.region'), cell: ({ name }) => name },
      { head: t('admin_lists.column.contractors'), cell: ({ contractors }) => contractors },
      { head: t('admin_lists.column.claimed'), cell: ({ claimed }) => claimed },
      { head: t('admin_lists.column.reviews'), cell: ({ reviews }) => reviews },
      { head: t('admin_lists.column.open_appeals'), cell: ({ openAppeals }) => openAppeals },
      { head: t('admin_lists.column.late_appeals'), cell: ({ lateAppeals }) => lateAppeals },
    ],
  });
}

/** Every contractor, as administrators look for one. */
export async function contractorsPage(
  context: ReadContext,
  state: ContractorsState,
): Promise<ContractorsView> {
  const viewContext = await viewContextOf(context);
  const search = searchOf(context, state, viewContext);
  const contractors = await readListPage(state, {
    count: () => countProfiles(context.database, search),
    read: async (slice) =>
      (await listProfiles(context.database, search, slice)).map((row) => toListedProfile(row, viewContext)),
  });
  const { regions } = choicesWith(viewContext.lists, context.language, state.filters.region);
  return { admin: await adminView(context), contractors, regions };
}

/** An unknown region (-1) has no contractors. */
function searchOf(
  { language }: ReadContext,
  { search, filters, sort, direction }: ContractorsState,
  viewContext: ViewContext,
): ProfileSearch {
  const { region, claimed, license, name, closing } = filters;
  const found = viewContext.lists.regions.find(({ slug, id }) => slug === region || String(id) === region);
  return {
    regionId: region === null ? null : (found?.id ?? -1),
    search,
    claimed: claimed === null ? null : claimed === 'yes',
    license,
    flagged: name === 'flagged',
    closing,
    sort,
    direction,
    days: viewContext.days,
    language,
  };
}

export async function contractorsFile(context: Context, state: ContractorsState): Promise<FileAnswer> {
  const { t } = context;
  const viewContext = await viewContextOf(context);
  const search = searchOf(context, state, viewContext);
  return csv<ListedProfile>(context, {
    name: 'contractors',
    read: async ({ database }, slice) =>
      (await listProfiles(database, search, slice)).map((row) => toListedProfile(row, viewContext)),
    columns: [
      { head: t('admin_lists.column.id'), cell: ({ id }) => id },
      { head: t('admin_lists.column.contractor'), cell: ({ name }) => name },
      { head: t('admin_lists.column.city'), cell: ({ city }) => city },
      { head: t('admin_lists.column.region'), cell: ({ region }) => region?.name },
      {
        head: t('admin_lists.column.trades'),
        cell: ({ trades }) => trades.map(({ name }) => name).join(', '),
      },
      { head: t('admin_lists.column.owner'), cell: ({ owner }) => owner?.name },
      { head: t('admin_lists.column.owner_email'), cell: ({ owner }) => owner?.email },
      { head: t('admin_lists.column.phone'), cell: ({ phone }) => phone },
      { head: t('admin_lists.column.email'), cell: ({ email }) => email },
      {
        head: t('admin_lists.column.license'),
        cell: ({ license }) => t(`admin_lists.license.${license.state}`),
      },
      { head: t('admin_lists.column.license_number'), cell: ({ license }) => license.number },
      { head: t('admin_lists.column.license_expires'), cell: ({ license }) => license.expiresOn },
      { head: t('admin_lists.column.reviews'), cell: ({ reviews }) => reviews.count },
      { head: t('admin_lists.column.rating'), cell: ({ reviews }) => reviews.mean },
      { head: t('admin_lists.column.open_appeals'), cell: ({ openAppeals }) => openAppeals },
      { head: t('admin_lists.column.source'), cell: ({ source }) => source },
      { head: t('admin_lists.column.listed'), cell: ({ listedAt }) => listedAt.slice(0, 10) },
    ],
  });
}
