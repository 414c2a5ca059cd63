import * as z from 'zod';
import type { DecisionAction, DecisionParty } from '../../common/constants.ts';
import { inertia } from '../core/answers.ts';
import type { ReadContext } from '../core/context.ts';
import { unauthenticated } from '../core/errors.ts';
import { appealsAddress } from '../core/mail.ts';
import { signedIn } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { id } from '../core/validation.ts';
import type { SignedIn } from '../core/viewer.ts';
import { reasonNames } from '../decisions/reason-codes.ts';
import { photosTakenAwayBy } from '../reviews/photos.ts';
import { findOwnReview } from '../reviews/queries/own-reviews.ts';
import { findStatement, markRead, type StatementRow } from './queries/find-statement.ts';
import { listStatements } from './queries/list-statements.ts';
import { kindOf, toListedStatements, toStatementView } from './views.ts';
import { wayOnFrom, type WayOn } from './way-to-appeal.ts';

const LAST_PAGE = 100_000;
const listQuery = z.object({ page: z.coerce.number().int().min(1).max(LAST_PAGE).catch(1) });

/** What was decided about somebody, told to them: why, what changed, and what they can do about it. */
export function addStatementRoutes(routes: Routes): void {
  routes.page('statements.index', {
    query: listQuery,
    policy: signedIn,
    handle: async (context, { query }) => {
      const reader = readerOf(context);
      const { rows, pagination } = await listStatements(context, reader.userId, query.page);
      const nameOf = await reasonNames(context.database, context.language);
      return inertia('decisions/mine', { statements: toListedStatements(rows, nameOf), pagination });
    },
  });

  // Whose statement it is, the query asks: everybody else finds nothing there.
  routes.page('decisions.show', {
    params: z.object({ id: id() }),
    policy: signedIn,
    handle: async (context, { params }) => {
      const row = await findStatement(context, params.id, readerOf(context));
      if (row.statementId !== null) await markRead(context, row.statementId);
      const [wayOn, nameOf, photos] = await Promise.all([
        wayOnFor(context, row),
        reasonNames(context.database, context.language),
        row.party === 'author' ? photosTakenAwayBy(context, row.id) : [],
      ]);
      const writeTo = appealsAddress(context.config);
      return inertia('decisions/show', toStatementView(row, { wayOn, nameOf, photos, writeTo }));
    },
  });
}

function readerOf({ viewer }: ReadContext): SignedIn {
  if (!viewer) throw unauthenticated();
  return viewer;
}

async function wayOnFor(context: ReadContext, row: StatementRow): Promise<WayOn> {
  const party = row.party as DecisionParty | null;
  const review =
    party === 'author' || party === 'contractor' ? await findOwnReview(context, row.reviewId, party) : null;
  const { id: decisionId, appealUntil } = row;
  const told = {
    id: decisionId,
    action: row.action as DecisionAction,
    kind: kindOf(row),
    party,
    appealUntil,
  };
  return wayOnFrom(told, review, context.now);
}
