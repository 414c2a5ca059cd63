import { Link } from '@inertiajs/react';
import { route } from '../../../common/routes/route-table.ts';
import type { PhotosEditView } from '../../../server/profiles/photos/edit-view.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { AlbumsEditor } from '../../components/photos/album-editor.tsx';
import { PairEditor } from '../../components/photos/pair-editor.tsx';
import { PhotoAdder } from '../../components/photos/photo-adder.tsx';
import { PhotoEditor } from '../../components/photos/photo-editor.tsx';
import { UpgradeNotice } from '../../components/profile/upgrade-notice.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Section } from '../../components/ui/section.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = PhotosEditView;

/** The photos of a contractor's own page: added, described, put in order. */
export default function ProfilePhotosPage({ slug, currency, limit, photos, albums, trades }: Props) {
  const t = useT();
  const path = usePath();
  const inOrder = photos.filter(({ role }) => role !== 'logo');
  const logo = photos.find(({ role }) => role === 'logo');
  return (
    <div className="grid max-w-form gap-8">
      <PageHead title={t('photos.title')} noIndex />
      <header className="grid gap-3">
        <h1>{t('photos.title')}</h1>
        <p>{t('photos.intro')}</p>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <Link href={route('contractor.edit')}>{t('photos.back')}</Link>
          <Link href={path('contractors.show', { slug })}>{t('accounts.see_page')}</Link>
        </p>
      </header>
      <UpgradeNotice />
      <Section title={t('photos.add_title')}>
        <PhotoAdder count={photos.length} limit={limit} />
      </Section>
      <Section title={t('photos.yours')}>
        {photos.length === 0 && <EmptyState title={t('photos.empty_title')} text={t('photos.empty_text')} />}
        <ol>
          {inOrder.map((photo, index) => (
            <PhotoEditor
              key={photo.id}
              photo={photo}
              number={index + 1}
              count={inOrder.length}
              albums={albums}
            />
          ))}
          {logo && (
            <PhotoEditor
              key={logo.id}
              photo={logo}
              number={photos.length}
              count={photos.length}
              albums={albums}
            />
          )}
        </ol>
      </Section>
      <PairEditor photos={inOrder} />
      <AlbumsEditor albums={albums} trades={trades} currency={currency} />
    </div>
  );
}
