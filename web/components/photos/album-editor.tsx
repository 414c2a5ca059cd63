import { useState } from 'react';
import { COST_BANDS } from '../../../common/constants.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { AlbumEditView, PhotosEditView } from '../../../server/profiles/photos/edit-view.ts';
import { useOwnForm } from './use-own-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ProfileForm } from '../profile/profile-form.tsx';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';
import { Section } from '../ui/section.tsx';
import { OwnSelect, OwnText } from './own-fields.tsx';
import { Act } from './photo-editor.tsx';

type Lists = Pick<PhotosEditView, 'trades' | 'currency'>;

const TITLE_MAX_LENGTH = 80;
const CITY_MAX_LENGTH = 80;
const MONTH_LENGTH = 7;

/** The projects that photos belong to. */
export function AlbumsEditor({ albums, ...lists }: Lists & { albums: readonly AlbumEditView[] }) {
  const t = useT();
  const [saves, setSaves] = useState(0);
  return (
    <Section title={t('photos.albums_title')} id="projects">
      <p className="mb-4 max-w-prose text-muted">{t('photos.albums_text')}</p>
      <div className="grid gap-2">
        {albums.map((album) => (
          <Disclosure key={album.id} summary={<bdi>{album.title}</bdi>}>
            <AlbumForm album={album} {...lists} />
            <Disclosure summary={t('photos.remove_album')} className="mt-4">
              <p className="mb-3">{t('photos.remove_album_sure')}</p>
              <Act name="contractor.albums.remove" id={album.id}>
                <Button type="submit" size="small" variant="danger">
                  {t('photos.remove_album')}
                </Button>
              </Act>
            </Disclosure>
          </Disclosure>
        ))}
        <Disclosure summary={t('photos.new_album')} open={albums.length === 0}>
          <AlbumForm key={saves} album={null} onSaved={() => setSaves(saves + 1)} {...lists} />
        </Disclosure>
      </div>
    </Section>
  );
}

/** The initial values of a project's fields. */
const storedOf = (album: AlbumEditView | null) => ({
  title: album?.title ?? '',
  trade: album?.trade ?? '',
  month: album?.month ?? '',
  city: album?.city ?? '',
  costBand: album?.costBand ?? '',
});

type FormProps = Lists & { album: AlbumEditView | null; onSaved?: () => void };

function AlbumForm({ album, trades, currency, onSaved }: FormProps) {
  const t = useT();
  const id = album === null ? '' : String(album.id);
  const stored = storedOf(album);
  const action = album === null ? route('contractor.albums.add') : route('contractor.albums.update', { id });
  const form = useOwnForm({ action, own: ['album', id], ...(onSaved ? { onSaved } : {}) });
  return (
    <ProfileForm form={form} className="grid gap-4">
      {album && <input type="hidden" name="album" value={id} />}
      {album && <input type="hidden" name="version" value={album.version} />}
      <OwnText
        form={form}
        name="title"
        label={t('photos.album_title')}
        help={t('photos.album_title_help')}
        stored={stored.title}
        maxLength={TITLE_MAX_LENGTH}
        required
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <OwnSelect
          form={form}
          name="trade"
          label={t('photos.trade')}
          stored={stored.trade}
          options={trades.map(({ slug, name }) => ({ value: slug, label: name }))}
          placeholder={t('photos.not_said')}
        />
        <OwnText
          form={form}
          name="month"
          label={t('photos.month')}
          help={t('photos.month_help')}
          stored={stored.month}
          type="month"
          placeholder="2026-05"
          maxLength={MONTH_LENGTH}
        />
        <OwnText
          form={form}
          name="city"
          label={t('photos.city')}
          stored={stored.city}
          maxLength={CITY_MAX_LENGTH}
        />
        <OwnSelect
          form={form}
          name="cost_band"
          label={t('photos.cost_band')}
          stored={stored.costBand}
          options={COST_BANDS.map((band) => ({
            value: band,
            label: t(`reviews.cost_band.${currency}.${band}`),
          }))}
          placeholder={t('photos.not_said')}
        />
      </div>
      <div>
        <Button type="submit" size="small" busy={form.busy}>
          {album === null ? t('photos.add_album') : t('photos.save')}
        </Button>
      </div>
    </ProfileForm>
  );
}
