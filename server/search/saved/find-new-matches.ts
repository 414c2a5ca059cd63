import { NEW_MATCHES_MAILED } from '../../../common/search/saved-searches.ts';
import type { ReadContext } from '../../core/context.ts';
import { findPage } from '../find-page.ts';
import { findSubs } from '../sub-finder/find-subs.ts';
import type { ReadSaved } from './read-saved.ts';

export type NewMatches = {
  total: number;
  contractors: { name: string; slug: string; city: string | null }[];
};

const NONE: NewMatches = { total: 0, contractors: [] };

/** The contractors that fit a kept search and are new since a moment; best first. */
export async function findNewMatches(
  context: ReadContext,
  saved: ReadSaved,
  since: Date,
): Promise<NewMatches> {
  const { rows, total, isClear } =
    saved.kind === 'sub_finder'
      ? await ofSubFinder(context, saved, since)
      : await ofContractors(context, saved, since);
  if (!isClear) return NONE;
  return {
    total,
    contractors: rows.slice(0, NEW_MATCHES_MAILED).map(({ name, slug, city }) => ({ name, slug, city })),
  };
}

async function ofSubFinder(
  context: ReadContext,
  { search }: Extract<ReadSaved, { kind: 'sub_finder' }>,
  since: Date,
) {
  const { rows, pagination, area } = await findSubs(context, search, { since });
  return { rows, total: pagination.total, isClear: area.isClear };
}

async function ofContractors(
  context: ReadContext,
  { search }: Extract<ReadSaved, { kind: 'contractors' }>,
  since: Date,
) {
  // A mail is read at another hour than it is made.
  const { rows, pagination, area } = await findPage(context, { ...search, openNow: false }, { since });
  return { rows, total: pagination.total, isClear: area.isClear };
}
