import * as z from 'zod';
import { route } from '../../common/routes/route-table.ts';
import { ownPath, refererPath } from '../accounts/own-path.ts';
import { maskFor } from '../content/bad-words.ts';
import { inertia, redirect } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { forbidden, notFound } from '../core/errors.ts';
import { anyone, signedIn } from '../core/policies.ts';
import type { Input } from '../core/routing/route-settings.ts';
import type { Routes } from '../core/routes.ts';
import { pageNumber } from '../core/http/forgiving-query.ts';
import { reviewsByAuthor } from '../reviews/queries/reviews-by-author.ts';
import { listPostingsOf } from '../postings/queries/list-postings-of.ts';
import { toPostingCards } from '../postings/views.ts';
import { block, unblock } from './actions/block.ts';
import { follow, unfollow } from './actions/follow.ts';
import { isBlockedBetween } from './queries/blocked.ts';
import { findProfile, findRelatedProfile } from './queries/find-profile.ts';
import { listRelations } from './queries/list-relations.ts';
import { listsQuery, noBody, profileParams as params } from './schemas.ts';
import { relationTo, toRelatedList } from './views.ts';

type OfProfile = Pick<Input<typeof params, undefined, typeof noBody>, 'params' | 'request'>;

/** Following and blocking: the buttons of pages, the two lists, and the page of a person. */
export function addRelationRoutes(routes: Routes): void {
  addPages(routes);
  const rights = { params, body: noBody, policy: signedIn, limit: 'write' } as const;
  routes.form('relations.follow', {
    ...rights,
    handle: async (context, input) => {
      await follow(context, { profileId: input.params.id });
      const { name } = await findRelatedProfile(context, input.params.id);
      return back(context, input, 'relations.followed', name);
    },
  });
  routes.form('relations.unfollow', {
    ...rights,
    handle: async (context, input) => {
      const { name } = await findRelatedProfile(context, input.params.id);
      await unfollow(context, { profileId: input.params.id });
      return back(context, input, 'relations.unfollowed', name);
    },
  });
  routes.form('relations.block', {
    ...rights,
    handle: async (context, input) => {
      await block(context, { profileId: input.params.id });
      const { name } = await findRelatedProfile(context, input.params.id);
      const mask = await maskFor(context);
      return redirect(route('relations.index'), {
        success: context.t('relations.blocked_done', { name: mask(name) }),
      });
    },
  });
  routes.form('relations.unblock', {
    ...rights,
    handle: async (context, input) => {
      const { name } = await findRelatedProfile(context, input.params.id);
      await unblock(context, { profileId: input.params.id });
      return back(context, input, 'relations.unblocked', name);
    },
  });
}

/** To the page with the button, with what was done. */
async function back(
  context: Context,
  { request }: OfProfile,
  said: 'relations.followed' | 'relations.unfollowed' | 'relations.unblocked',
  name: string,
) {
  const mask = await maskFor(context);
  return redirect(ownPath(refererPath(request, context.config), route('relations.index')), {
    success: context.t(said, { name: mask(name) }),
  });
}

function addPages(routes: Routes): void {
  routes.page('relations.index', {
    query: listsQuery,
    policy: signedIn,
    handle: async (context, { query }) => {
      const [follows, blocks, mask] = await Promise.all([
        listRelations(context, 'follows', query.follows),
        listRelations(context, 'blocks', query.blocks),
        maskFor(context),
      ]);
      return inertia('relations/index', {
        follows: toRelatedList(follows, mask),
        blocks: toRelatedList(blocks, mask),
      });
    },
  });

  routes.page('relations.confirm', {
    params,
    policy: signedIn,
    handle: async (context, { params: { id } }) => {
      const profile = await findRelatedProfile(context, id);
      const [relation, mask] = await Promise.all([relationTo(context, profile), maskFor(context)]);
      if (relation === null) throw forbidden('relations.own_profile');
      const { name, slug } = profile;
      return inertia('relations/block', { profile: { id, name: mask(name), slug }, relation });
    },
  });

  routes.page('people.show', {
    params,
    query: z.object({ page: pageNumber() }),
    policy: anyone,
    handle: async (context, { params: { id }, query: { page } }) => {
      const profile = await findProfile(context, id);
      if (profile.slug !== null)
        return redirect(route('contractors.show', { slug: profile.slug }, { language: context.language }));
      const { viewer, database } = context;
      const isBlocked = viewer !== null && (await isBlockedBetween(database, viewer.profileId, id));
      const [relation, rows, authored, mask] = await Promise.all([
        relationTo(context, profile),
        isBlocked || viewer === null ? [] : listPostingsOf(context, id),
        reviewsByAuthor(context, id, page),
        maskFor(context),
      ]);
      // Visitors meet authors, not members.
      if (viewer === null && authored.pagination.total === 0) throw notFound();
      return inertia('relations/person', {
        person: { id, name: mask(profile.name), slug: null },
        relation,
        authored,
        postings: await toPostingCards(context, rows),
      });
    },
  });
}
