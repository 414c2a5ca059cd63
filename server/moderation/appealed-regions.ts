import type { ReadContext } from '../core/context.ts';
import { deskView } from './desk.ts';
import { readListPage } from './list-query.ts';
import { toAppealedRegion, type AppealedRegion, type AppealedRegionsView } from './list-views.ts';
import { appealsByRegion } from './queries/list-appeals.ts';
import type { AppealedRegionsState } from './schemas.ts';

type Compare = (one: AppealedRegion, other: AppealedRegion) => number;

const COMPARE: Record<AppealedRegionsState['sort'], Compare> = {
  open: (one, other) => one.open - other.open,
  late: (one, other) => one.late - other.late,
  oldest: (one, other) => one.oldest.localeCompare(other.oldest),
  region: (one, other) => (one.name ?? '').localeCompare(other.name ?? ''),
};

/** At most one row for each region there is: sorted and searched here. */
export async function appealedRegionsPage(
  context: ReadContext,
  state: AppealedRegionsState,
): Promise<AppealedRegionsView> {
  const rows = await appealedRegions(context, state);
  const regions = await readListPage(state, {
    count: async () => rows.length,
    read: async ({ limit, offset }) => rows.slice(offset, offset + limit),
  });
  return { desk: await deskView(context), regions };
}

export async function appealedRegions(
  context: ReadContext,
  { search, sort, direction }: AppealedRegionsState,
): Promise<AppealedRegion[]> {
  const words = search.toLowerCase();
  const turn = direction === 'asc' ? 1 : -1;
  return (await appealsByRegion(context))
    .map(toAppealedRegion)
    .filter(({ name }) => words === '' || (name ?? '').toLowerCase().includes(words))
    .sort((one, other) => turn * COMPARE[sort](one, other) || COMPARE.region(one, other));
}
