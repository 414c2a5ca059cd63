import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../core/context.ts';
import { keepAll } from './actions/change-list.ts';
import { forgetKept, readKept } from './kept-cookie.ts';
import { keptBy } from './queries/kept-by.ts';

/**
 * The ids somebody keeps, the latest first. Of an account they come from the database; what the browser kept before the login
 * is merged into it on the first page that shows the list, and taken out of the browser.
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
    forgetKept(reply);
  }
  return keptBy(database, viewer.userId);
}
