import { Link } from '@inertiajs/react';
import { route } from '../../../common/routes/route-table.ts';
import type { PageEditOptions } from '../../../server/profiles/page/page-edit-options.ts';
import type { PageEditView } from '../../../server/profiles/page/page-edit-view.ts';
import type { OwnPhotosView } from '../../../server/profiles/photos/edit-view.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Completeness } from '../../components/own-page/completeness.tsx';
import { PageContents } from '../../components/own-page/page-contents.tsx';
import { DraftState, EarlierVersions } from '../../components/own-page/page-draft.tsx';
import { PagePhotos } from '../../components/own-page/page-photos.tsx';
import { PagePreview } from '../../components/own-page/page-preview.tsx';
import { PageSections } from '../../components/own-page/page-sections.tsx';
import { usePageSaves } from '../../components/own-page/use-page-saves.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = { page: PageEditView; options: PageEditOptions; photos: OwnPhotosView };

/** A contractor's own page in sections, each saved by itself, with a picture of the page beside them. */
export default function ProfilePagePage({ page, options, photos }: Props) {
  const t = useT();
  const path = usePath();
  const saves = usePageSaves(page);
  return (
    <div className="grid gap-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-[11rem_minmax(0,1fr)] xl:grid-cols-[11rem_minmax(0,1fr)_400px]">
      <PageHead title={t('profile.page_title')} noIndex />
      <PageContents page={page} options={options} photoCount={photos.count} />
      <div className="grid min-w-0 max-w-form grid-cols-[minmax(0,1fr)] content-start gap-6">
        <header className="grid gap-3">
          <h1>{t('profile.page_title')}</h1>
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            <Link href={path('contractors.show', { slug: page.slug })}>{t('accounts.see_page')}</Link>
            <Link href={route('profile.edit')}>{t('accounts.profile_title')}</Link>
            <a className="xl:hidden" href={route('contractor.preview')}>
              {t('profile.preview_open')}
            </a>
          </p>
        </header>
        <Completeness page={page} />
        <DraftState page={page} saves={saves} />
        <div>
          <PagePhotos photos={photos} />
          <PageSections page={page} options={options} saves={saves} />
        </div>
        <EarlierVersions page={page} version={saves.version} />
      </div>
      <PagePreview saves={saves.count} />
    </div>
  );
}
