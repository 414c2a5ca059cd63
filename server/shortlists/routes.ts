import { route } from '../../common/routes/route-table.ts';
import { SHORTLIST_MAX } from '../../common/search/shortlist.ts';
import { ownPath } from '../accounts/own-path.ts';
import { contractorById } from '../contractors/queries/contractor-by-slug.ts';
import { drawing, inertia, redirect } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { notFound, unauthenticated } from '../core/errors.ts';
import { anyone, signedIn } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { dropContractor, keepContractor, refuseFull } from './actions/change-list.ts';
import { shareList, unshareList } from './actions/share-list.ts';
import { compareView } from './compare-view.ts';
import { readKept, writeKept } from './kept-cookie.ts';
import { keptBy } from './queries/kept-by.ts';
import { listCards } from './queries/listed.ts';
import { sharedBy, shareOf } from './queries/shares.ts';
import { qrCodeOf } from '../core/qr-code.ts';
import { compareQuery, listedBody, noBody, qrQuery, tokenParams } from './schemas.ts';
import { keptIds } from './shortlist.ts';
import { toSharedListView, toShortlistView } from './views.ts';

/** The shortlist, the link to it, and contractors side by side. */
export function addShortlistRoutes(routes: Routes): void {
  addPages(routes);
  addChanges(routes);
  addSharing(routes);
  addQrCode(routes);
}

function addPages(routes: Routes): void {
  routes.page('shortlist', {
    policy: anyone,
    handle: async (context, { request, reply }) => {
      const { database, viewer, config } = context;
      const ids = await keptIds(context, request, reply);
      const token = viewer && (await shareOf(database, viewer.userId));
      const shareUrl =
        token && config.appUrl + route('shortlist.shared', { token }, { language: context.language });
      return inertia(
        'shortlist/show',
        await toShortlistView(context, await listCards(database, ids), shareUrl),
      );
    },
  });
  routes.page('shortlist.shared', {
    params: tokenParams,
    policy: anyone,
    handle: async (context, { params: { token } }) => {
      const owner = await sharedBy(context.database, token);
      if (!owner) throw notFound();
      const listed = await listCards(context.database, await keptBy(context.database, owner.userId));
      return inertia('shortlist/shared', await toSharedListView(context, listed, owner.name));
    },
  });
  routes.page('compare', {
    query: compareQuery,
    policy: anyone,
    cacheTags: () => ['contractors'],
    handle: async (context, { query }) => inertia('shortlist/compare', await compareView(context, query)),
  });
}

function addQrCode(routes: Routes): void {
  routes.page('shortlist.qr', {
    query: qrQuery,
    policy: anyone,
    limitOfValid: 'draw',
    handle: ({ config }, { query: { to } }) => {
      const path = ownPath(to, '');
      // A code of another site would look as if it were ours.
      if (path === '') throw notFound();
      return drawing(qrCodeOf(config, path));
    },
  });
}

const backTo = (next: string | undefined, { language }: Context): string =>
  ownPath(next, route('shortlist', {}, { language }));

function addChanges(routes: Routes): void {
  const rights = { body: listedBody, policy: anyone, limit: 'write', fromSharedPages: true } as const;
  routes.form('shortlist.add', {
    ...rights,
    handle: async (context, { body: { contractor_id, next }, request, reply }) => {
      const { id } = await contractorById(context.database, contractor_id);
      const count = await add(context, id, readKept(request, context.config), (ids) =>
        writeKept(reply, context.config, ids),
      );
      return redirect(backTo(next, context), { success: context.t('shortlist.added', { count }) });
    },
  });
  routes.form('shortlist.remove', {
    ...rights,
    handle: async (context, { body: { contractor_id, next }, request, reply }) => {
      const { viewer, config } = context;
      if (viewer) await dropContractor(context, { userId: viewer.userId, contractorId: contractor_id });
      const kept = readKept(request, config);
      if (kept.includes(contractor_id))
        writeKept(
          reply,
          config,
          kept.filter((id) => id !== contractor_id),
        );
      return redirect(backTo(next, context), { success: context.t('shortlist.removed') });
    },
  });
}

/** Adds to the account, or to a visitor's browser. Answers the number of ids in the list. */
async function add(
  context: Context,
  contractorId: number,
  ofBrowser: readonly number[],
  write: (ids: readonly number[]) => void,
): Promise<number> {
  const { viewer, database } = context;
  if (viewer) {
    await keepContractor(context, { userId: viewer.userId, contractorId });
    return (await keptBy(database, viewer.userId)).length;
  }
  if (ofBrowser.includes(contractorId)) return ofBrowser.length;
  refuseFull(ofBrowser);
  const kept = [contractorId, ...ofBrowser].slice(0, SHORTLIST_MAX);
  write(kept);
  return kept.length;
}

function addSharing(routes: Routes): void {
  const rights = { body: noBody, policy: signedIn, limit: 'write' } as const;
  const userOf = ({ viewer }: Context): number => {
    if (!viewer) throw unauthenticated();
    return viewer.userId;
  };
  routes.form('shortlist.share', {
    ...rights,
    handle: async (context) => {
      await shareList(context, { userId: userOf(context) });
      return redirect(backTo(undefined, context), { success: context.t('shortlist.link_made') });
    },
  });
  routes.form('shortlist.unshare', {
    ...rights,
    handle: async (context) => {
      await unshareList(context, { userId: userOf(context) });
      return redirect(backTo(undefined, context), { success: context.t('shortlist.link_off') });
    },
  });
}
