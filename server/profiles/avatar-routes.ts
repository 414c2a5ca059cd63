import * as z from 'zod';
import { UPLOAD_MAX_BYTES } from '../../common/constants.ts';
import { route } from '../../common/routes/route-table.ts';
import { redirect } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { all, hasVerifiedEmail, signedIn, signedInViewer } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { receiveUpload } from '../uploads/actions/receive-upload.ts';
import { chooseAvatar, removeAvatar } from './actions/change-avatar.ts';

const back = ({ t }: Context) => redirect(route('profile.edit'), { success: t('toasts.changes_saved') });

/** The forms for the picture that stands beside somebody's name. */
export function addAvatarRoutes(routes: Routes): void {
  routes.fileForm('profile.avatar.send', {
    field: 'upload',
    maximumBytes: UPLOAD_MAX_BYTES,
    policy: (context) => all(signedIn(context), hasVerifiedEmail(context.viewer)),
    limit: 'upload',
    handle: async (context, file) => {
      const { id } = await receiveUpload(context, file);
      await chooseAvatar(context, { viewer: signedInViewer(context), uploadId: id });
      return back(context);
    },
  });
  routes.form('profile.avatar.remove', {
    policy: signedIn,
    limit: 'write',
    body: z.strictObject({}),
    handle: async (context) => {
      await removeAvatar(context, signedInViewer(context));
      return back(context);
    },
  });
}
