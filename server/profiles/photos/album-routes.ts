import { route } from '../../../common/routes/route-table.ts';
import { redirect } from '../../core/answers.ts';
import type { Context } from '../../core/context.ts';
import { all, hasVerifiedEmail } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { ownPageId, ownsPage } from '../policy.ts';
import { addAlbum, removeAlbum, updateAlbum } from './actions/change-albums.ts';
import { pairPhotos } from './actions/pair-photos.ts';
import { albumForm, idParams, newAlbumForm, pairForm, removeForm } from './schemas.ts';

/** The projects that a contractor's photos belong to. */
export function addAlbumRoutes(routes: Routes): void {
  const rights = {
    policy: (context: Context) => all(ownsPage(context), hasVerifiedEmail(context.viewer)),
    limit: 'write',
  } as const;
  const back = ({ t }: Context) =>
    redirect(route('contractor.photos'), { success: t('toasts.changes_saved') });

  routes.form('contractor.albums.add', {
    ...rights,
    body: newAlbumForm,
    handle: async (context, { body }) => {
      await addAlbum(context, { contractorId: ownPageId(context), album: body });
      return back(context);
    },
  });
  routes.form('contractor.albums.pair', {
    ...rights,
    body: pairForm,
    handle: async (context, { body }) => {
      await pairPhotos(context, { contractorId: ownPageId(context), pair: body });
      return redirect(route('contractor.photos'), { success: context.t('photos.paired') });
    },
  });
  routes.form('contractor.albums.update', {
    ...rights,
    params: idParams,
    body: albumForm,
    handle: async (context, { params: { id }, body }) => {
      await updateAlbum(context, { contractorId: ownPageId(context), albumId: id, album: body });
      return back(context);
    },
  });
  routes.form('contractor.albums.remove', {
    ...rights,
    params: idParams,
    body: removeForm,
    handle: async (context, { params: { id } }) => {
      await removeAlbum(context, { contractorId: ownPageId(context), albumId: id });
      return redirect(route('contractor.photos'), { success: context.t('photos.album_removed') });
    },
  });
}
