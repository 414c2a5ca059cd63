import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../core/context.ts';
import { keepAll } from './actions/change-list.ts';
import { forgetKept, readKept } from './kept-cookie.ts';
import { keptBy } from './queries/kept-by.ts';

/**
 * The ids in a shortlist, the latest first; an account's come from the database. The first page that shows
 * the list merges the browser's ids from before the login, and clears them there.
 */
export async function keptIds(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<number[]> {
  const { viewer, config, database } = context;
  const ofBrowser = readKept(request, config);
  if (viewer === null) return ofBrowser;
  if (ofBrowser.length > 0) {
    await keepAll(context, { userId: viewer.userId, contractorIds: ofBrowser });
    forgetKept(reply, config);
  }
  return keptBy(database, viewer.userId);
}
