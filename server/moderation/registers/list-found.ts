import { sayEngine } from '../../contractors/registers/engine-sentences.ts';
import type { CheckResult } from '../../contractors/registers/steps/check-result.ts';
import type { Context } from '../../core/context.ts';
import type { FoundView } from './list-views.ts';
import { notUnderstoodOf } from './not-understood.ts';

/** Examples of new listings are among the first that a run creates. */
const FIRST_CREATED = 500;

/** `importId`: the run of a list that is in, whose names lead to their pages; null: it is not in. */
export async function foundViewOf(
  context: Context,
  found: CheckResult,
  importId: number | null,
): Promise<FoundView> {
  const { t } = context;
  const { report, goneIds, refused, created, updated, ...rest } = found;
  const isIn = importId !== null;
  const [gone, fresh, changed] = await Promise.all([
    readListings(context, goneIds),
    isIn ? readCreated(context, importId) : [],
    isIn
      ? readListings(
          context,
          updated.flatMap(({ id }) => id ?? []),
        )
      : [],
  ]);
  const slugOfNew = ({ name, city }: { name: string; city: string | null }) =>
    fresh.find((one) => one.name === name && one.city === city)?.slug ?? null;
  return {
    ...rest,
    created: created.map((one) => ({ ...one, slug: slugOfNew(one) })),
    updated: updated.map((one) => ({ ...one, slug: changed.find(({ id }) => id === one.id)?.slug ?? null })),
    goneListings: gone.map(({ name, slug }) => ({ name, slug: isIn ? slug : null })),
    refused: refused.map(({ line, reason }) => ({ line, reason: sayEngine(t, reason) })),
    notes: report.notes.map((note) => sayEngine(t, note)),
    notUnderstood: notUnderstoodOf(t, report),
  };
}

/** Without a slug: nobody can read its page. */
async function readListings({ database }: Context, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('contractors')
    .select(['id', 'name', 'slug', 'hidden_at', 'merged_into_id'])
    .where('id', 'in', ids)
    .orderBy('name')
    .execute();
  return rows.map(({ id, name, slug, hidden_at: hiddenAt, merged_into_id: mergedInto }) => ({
    id,
    name,
    slug: hiddenAt === null && mergedInto === null ? slug : null,
  }));
}

const readCreated = ({ database }: Context, importId: number) =>
  database
    .selectFrom('contractor_import_changes as changes')
    .innerJoin('contractors as c', 'c.id', 'changes.contractor_id')
    .select(['c.name', 'c.city', 'c.slug'])
    .where('changes.import_id', '=', importId)
    .where('changes.created', '=', true)
    .where('c.hidden_at', 'is', null)
    .where('c.merged_into_id', 'is', null)
    .orderBy('changes.contractor_id')
    .limit(FIRST_CREATED)
    .execute();
