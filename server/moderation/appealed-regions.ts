import { localeOf, type Language } from '../../common/format/language.ts';
import type { ReadContext } from '../core/context.ts';
import { adminView } from './admin-view.ts';
import { readListPage } from './list-query.ts';
import { toAppealedRegion, type AppealedRegion, type AppealedRegionsView } from './list-views.ts';
import { appealsByRegion } from './queries/list-appeals.ts';
import type { AppealedRegionsState } from './schemas.ts';

type Compare = (one: AppealedRegion, other: AppealedRegion) => number;

const comparing = (language: Language): Record<AppealedRegionsState['sort'], Compare> => ({
  open: (one, other) => one.open - other.open,
  late: (one, other) => one.late - other.late,
  oldest: (one, other) => one.oldest.localeCompare(other.oldest),
  region: (one, other) => (one.name ?? '').localeCompare(other.name ?? '', localeOf(language)),
});

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
  return { admin: await adminView(context), regions };
}

export async function appealedRegions(
  context: ReadContext,
  { search, sort, direction }: AppealedRegionsState,
): Promise<AppealedRegion[]> {
  const words = search.toLowerCase();
  const compare = comparing(context.language);
  const turn = direction === 'asc' ? 1 : -1;
  return (await appealsByRegion(context))
    .map(toAppealedRegion)
    .filter(({ name }) => words === '' || (name ?? '').toLowerCase().includes(words))
    .sort((one, other) => turn * compare[sort](one, other) || compare.region(one, other));
}
