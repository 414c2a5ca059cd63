import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ReadContext } from '../core/context.ts';
import { isPublic } from '../conditions/public-rows.ts';
import { notDeletedByAuthor, type ReviewRow } from '../reviews/queries/select-reviews.ts';

type ViewerContext = Pick<ReadContext, 'viewer'>;

/**
 * A hidden review of the reader's own business. Admin pages must not reveal it to them before it is shown.
 * Their own pages show the permitted part.
 */
export const isKeptFrom = (
  { viewer }: ViewerContext,
  { contractorId, status, deletedAt }: Pick<ReviewRow, 'contractorId' | 'status' | 'deletedAt'>,
): boolean => contractorId === viewer?.contractorId && (status !== 'active' || deletedAt !== null);

/** The same for a list of reviews `r`: leaves out what is kept from its reader. */
export function keptFromNobody({ viewer }: ViewerContext): RawBuilder<SqlBool> {
  const own = viewer?.contractorId ?? null;
  return sql<SqlBool>`(r.contractor_id is distinct from ${own}::integer or ${isPublic('r')})`;
}

/** Of `reviews as r`: the desk has its case, and this reader finds it there. */
export const isCaseFor = (viewerContext: ViewerContext): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${notDeletedByAuthor} and ${keptFromNobody(viewerContext)})`;

/** Of `appeals as a` about `reviews as r`: open, and in the queue of this reader. */
export const isWaitingAppeal = (viewerContext: ViewerContext): RawBuilder<SqlBool> =>
  sql<SqlBool>`(a.state = 'open' and ${keptFromNobody(viewerContext)})`;
