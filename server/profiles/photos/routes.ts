import { UPLOAD_MAX_BYTES } from '../../../common/constants.ts';
import { route } from '../../../common/routes/route-table.ts';
import { inertia, json, redirect } from '../../core/answers.ts';
import { integer, withMessage } from '../../core/http/answer-schemas.ts';
import type { Context } from '../../core/context.ts';
import { all, hasVerifiedEmail, type Verdict, signedInViewer } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { receiveUpload } from '../../uploads/actions/receive-upload.ts';
import { ownPageId, ownsPage } from '../policy.ts';
import { addPhotos, type PhotosAdded } from './actions/add-photos.ts';
import { choosePhotoRole, movePhoto, removePhoto } from './actions/arrange-photos.ts';
import { updatePhoto } from './actions/update-photo.ts';
import { addAlbumRoutes } from './album-routes.ts';
import { photosEditView } from './edit-view.ts';
import { idParams, moveForm, photoForm, photosBody, removeForm, roleForm } from './schemas.ts';

const mayEditPhotos = (context: Context): Verdict => all(ownsPage(context), hasVerifiedEmail(context.viewer));

const added = ({ t }: Context, { added: count, twice }: PhotosAdded): string =>
  twice > 0 ? t('photos.added_but', { count, twice }) : t('photos.added', { count });

/** The pages where a contractor shows its work: pictures, their texts and their order. */
export function addPhotoRoutes(routes: Routes): void {
  routes.page('contractor.photos', {
    policy: ownsPage,
    handle: async (context) => {
      const viewer = signedInViewer(context);
      const contractorId = ownPageId(context);
      return inertia('profile/photos', await photosEditView(context, { contractorId, viewer }));
    },
  });
  routes.fileForm('contractor.photos.send', {
    field: 'upload',
    maximumBytes: UPLOAD_MAX_BYTES,
    policy: mayEditPhotos,
    limit: 'upload',
    handle: async (context, file) => {
      const { id } = await receiveUpload(context, file);
      const made = await addPhotos(context, { contractorId: ownPageId(context), uploadIds: [id] });
      return redirect(route('contractor.photos'), { success: added(context, made) });
    },
  });
  routes.write('api.contractor.photos', {
    answers: { 200: withMessage({ added: integer(), twice: integer() }) },
    body: photosBody,
    policy: mayEditPhotos,
    limit: 'write',
    handle: async (context, { body }) => {
      const made = await addPhotos(context, { contractorId: ownPageId(context), uploadIds: body.uploads });
      return json({ ...made, message: added(context, made) });
    },
  });
  addArrangingRoutes(routes);
  addAlbumRoutes(routes);
}

function addArrangingRoutes(routes: Routes): void {
  const rights = { params: idParams, policy: mayEditPhotos, limit: 'write' } as const;
  const back = ({ t }: Context) =>
    redirect(route('contractor.photos'), { success: t('toasts.changes_saved') });

  routes.form('contractor.photos.update', {
    ...rights,
    body: photoForm,
    handle: async (context, { params: { id }, body }) => {
      await updatePhoto(context, { contractorId: ownPageId(context), photoId: id, photo: body });
      return back(context);
    },
  });
  routes.form('contractor.photos.move', {
    ...rights,
    body: moveForm,
    handle: async (context, { params: { id }, body }) => {
      await movePhoto(context, { contractorId: ownPageId(context), photoId: id, to: body.to });
      return redirect(route('contractor.photos'));
    },
  });
  routes.form('contractor.photos.role', {
    ...rights,
    body: roleForm,
    handle: async (context, { params: { id }, body }) => {
      await choosePhotoRole(context, { contractorId: ownPageId(context), photoId: id, role: body.role });
      return back(context);
    },
  });
  routes.form('contractor.photos.remove', {
    ...rights,
    body: removeForm,
    handle: async (context, { params: { id } }) => {
      await removePhoto(context, { contractorId: ownPageId(context), photoId: id });
      return redirect(route('contractor.photos'), { success: context.t('photos.removed') });
    },
  });
}
