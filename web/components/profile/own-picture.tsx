import { useState } from 'react';
import { IMAGE_MEDIA_TYPES } from '../../../common/constants.ts';
import { route } from '../../../common/routes/route-table.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { OwnFields } from '../form/action-form.tsx';
import { Logo } from '../pictures/logo.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { Section } from '../ui/section.tsx';

/** `url`: null while initials stand for it. */
export type OwnPictureView = { profileId: number; name: string; url: string | null };

/** The picture beside one's name. Both forms are the browser's own: they need no script. */
export function OwnPicture({ picture: { profileId, name, url } }: { picture: OwnPictureView }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  return (
    <Section title={t('profile.picture')} id="picture">
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-4">
          <Logo logo={url === null ? null : { url }} id={profileId} name={name} size="large" />
          {url !== null && (
            <form method="post" action={route('profile.avatar.remove')}>
              <OwnFields />
              <Button type="submit" size="small">
                {t('profile.picture_remove')}
              </Button>
            </form>
          )}
        </div>
        <form
          method="post"
          action={route('profile.avatar.send')}
          encType="multipart/form-data"
          className="flex flex-wrap items-end gap-4"
          onSubmit={() => setBusy(true)}
        >
          <OwnFields />
          <Field label={t('profile.picture_file')} help={t('profile.picture_help')} required>
            {(control) => (
              <input
                {...control}
                className="control"
                type="file"
                name="upload"
                accept={IMAGE_MEDIA_TYPES.join(',')}
              />
            )}
          </Field>
          <Button type="submit" busy={busy}>
            {t('profile.picture_send')}
          </Button>
        </form>
      </div>
    </Section>
  );
}
