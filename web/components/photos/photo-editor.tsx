import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { route, type RouteName } from '../../../common/routes/route-table.ts';
import type { AlbumEditView, PhotoEditView } from '../../../server/profiles/photos/edit-view.ts';
import { useOwnForm } from './use-own-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ActionForm } from '../form/action-form.tsx';
import { Photo } from '../pictures/photo.tsx';
import { ProfileForm } from '../profile/profile-form.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';
import { OwnSelect, OwnText } from './own-fields.tsx';

type Props = { photo: PhotoEditView; number: number; count: number; albums: readonly AlbumEditView[] };

const ALT_MAX_LENGTH = 200;
const CAPTION_MAX_LENGTH = 300;

/** A photo with its words, its place in the order and what it is used for. */
export function PhotoEditor({ photo, number, count, albums }: Props) {
  const t = useT();
  const { role } = photo;
  const isLogo = role === 'logo';
  return (
    <li className="photo-edit">
      <div className="photo">
        <Photo
          picture={{ ...photo, alt: photo.alt || t('photos.number', { number }) }}
          sizes="(min-width: 48rem) 200px, 100vw"
        />
      </div>
      <div className="grid content-start gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <h3>{t('photos.number', { number })}</h3>
          {role && <Badge tone="blueprint">{t(`photos.is_${role}`)}</Badge>}
          {photo.alt === '' && !isLogo && <Badge tone="caution">{t('photos.needs_words')}</Badge>}
        </div>
        <div className="flex flex-wrap gap-2">
          {!isLogo && <OrderButtons id={photo.id} number={number} count={count} />}
          <Roles id={photo.id} role={role} />
        </div>
        {!isLogo && (
          <Disclosure summary={t('photos.details')} open={photo.alt === ''}>
            <Words photo={photo} albums={albums} />
          </Disclosure>
        )}
        <Disclosure summary={t('photos.remove')}>
          <p className="mb-3">{t('photos.remove_sure')}</p>
          <Act name="contractor.photos.remove" id={photo.id}>
            <Button type="submit" size="small" variant="danger">
              {t('photos.remove_yes')}
            </Button>
          </Act>
        </Disclosure>
      </div>
    </li>
  );
}

type Acts = Extract<RouteName, `contractor.${'photos' | 'albums'}.${'move' | 'role' | 'remove'}`>;
type ActProps = { name: Acts; id: number; also?: Record<string, string>; children: ReactNode };

/** A button that changes one photo or project; the page stays where it is. */
export function Act({ name, id, also = {}, children }: ActProps) {
  const action = route(name, { id });
  return (
    <ActionForm action={action} also={also}>
      {children}
    </ActionForm>
  );
}

function OrderButtons({ id, number, count }: { id: number; number: number; count: number }) {
  const t = useT();
  return (
    <>
      <Act name="contractor.photos.move" id={id} also={{ to: 'earlier' }}>
        <Button
          type="submit"
          size="small"
          disabled={number === 1}
          aria-label={t('photos.earlier', { number })}
        >
          <IconArrowUp size={18} stroke={1.75} aria-hidden="true" />
        </Button>
      </Act>
      <Act name="contractor.photos.move" id={id} also={{ to: 'later' }}>
        <Button
          type="submit"
          size="small"
          disabled={number === count}
          aria-label={t('photos.later', { number })}
        >
          <IconArrowDown size={18} stroke={1.75} aria-hidden="true" />
        </Button>
      </Act>
      {number > 2 && (
        <Act name="contractor.photos.move" id={id} also={{ to: 'first' }}>
          <Button type="submit" size="small">
            {t('photos.make_first')}
          </Button>
        </Act>
      )}
    </>
  );
}

function Roles({ id, role }: { id: number; role: PhotoEditView['role'] }) {
  const t = useT();
  return (['cover', 'logo'] as const).map((one) => (
    <Act key={one} name="contractor.photos.role" id={id} also={{ role: role === one ? 'none' : one }}>
      <Button type="submit" size="small" variant="ghost">
        {t(role === one ? `photos.no_${one}` : `photos.make_${one}`)}
      </Button>
    </Act>
  ));
}

function Words({ photo, albums }: { photo: PhotoEditView; albums: readonly AlbumEditView[] }) {
  const t = useT();
  const id = String(photo.id);
  const form = useOwnForm({ action: route('contractor.photos.update', { id }), own: ['photo', id] });
  return (
    <ProfileForm form={form} className="grid gap-4">
      <input type="hidden" name="photo" value={id} />
      <input type="hidden" name="version" value={photo.version} />
      <OwnText
        form={form}
        name="alt"
        label={t('photos.alt')}
        help={t('photos.alt_help')}
        stored={photo.alt}
        maxLength={ALT_MAX_LENGTH}
      />
      <OwnText
        form={form}
        name="caption"
        label={t('photos.caption')}
        stored={photo.caption}
        maxLength={CAPTION_MAX_LENGTH}
      />
      {albums.length > 0 && (
        <div className="grid gap-4 sm:grid-cols-2">
          <OwnSelect
            form={form}
            name="album"
            label={t('photos.album')}
            stored={String(photo.albumId ?? '')}
            options={albums.map(({ id: value, title }) => ({ value, label: title }))}
            placeholder={t('photos.no_album')}
          />
          <OwnSelect
            form={form}
            name="stage"
            label={t('photos.stage')}
            stored={photo.stage ?? ''}
            options={(['before', 'after'] as const).map((value) => ({
              value,
              label: t(`photos.part.${value}`),
            }))}
            placeholder={t('photos.no_stage')}
          />
        </div>
      )}
      <div>
        <Button type="submit" size="small" busy={form.busy}>
          {t('photos.save')}
        </Button>
      </div>
    </ProfileForm>
  );
}
