import { Link } from '@inertiajs/react';
import { useRef } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import type { PageEditOptions } from '../../../server/profiles/page/page-edit-options.ts';
import type { PageEditView } from '../../../server/profiles/page/page-edit-view.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Completeness } from '../../components/profile/completeness.tsx';
import { DraftState, EarlierVersions } from '../../components/profile/page-draft.tsx';
import { PageFields } from '../../components/profile/page-fields.tsx';
import { PageLook } from '../../components/profile/page-look.tsx';
import { PagePreview } from '../../components/profile/page-preview.tsx';
import { OutdatedPage } from '../../components/profile/outdated-page.tsx';
import { ProfileForm } from '../../components/profile/profile-form.tsx';
import { UpgradeNotice } from '../../components/profile/upgrade-notice.tsx';
import { Button } from '../../components/ui/button.tsx';
import { usePageForm } from '../../components/profile/use-page-form.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = { page: PageEditView; options: PageEditOptions };

/** The words, facts and look of a contractor's own page, with a picture of it beside them. */
export default function ProfilePagePage({ page, options }: Props) {
  const t = useT();
  const path = usePath();
  const form = usePageForm(route('contractor.update'), page);
  const version = useRef<HTMLInputElement>(null);
  const changed = () => version.current?.form && form.change(version.current.form);
  const parts = { page, options, errors: form.errors };
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_400px]">
      <PageHead title={t('profile.page_title')} noIndex />
      <div className="grid max-w-form content-start gap-8">
        <header className="grid gap-3">
          <h1>{t('profile.page_title')}</h1>
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            <Link href={path('contractors.show', { slug: page.slug })}>{t('accounts.see_page')}</Link>
            <Link href={route('contractor.photos')}>{t('profile.photos')}</Link>
            <Link href={route('profile.edit')}>{t('accounts.profile_title')}</Link>
            <a className="xl:hidden" href={route('contractor.preview')}>
              {t('profile.preview_open')}
            </a>
          </p>
        </header>
        <Completeness page={page} />
        <DraftState page={page} version={form.version} />
        {form.isOutdated && <OutdatedPage page={page} values={form.values} onKeep={form.keepMine} />}
        <ProfileForm form={form} className="grid gap-10">
          <input ref={version} type="hidden" name="version" value={form.version} />
          <PageFields {...parts} onRichText={changed} />
          <PageLook {...parts} />
          <UpgradeNotice />
          <SaveBar form={form} />
        </ProfileForm>
        <EarlierVersions page={page} version={form.version} />
      </div>
      <PagePreview saves={form.saves} />
    </div>
  );
}

const AUTOSAVE_WORDS = {
  saving: 'profile.autosaving',
  saved: 'profile.autosaved',
  refused: 'profile.autosave_refused',
  failed: 'profile.autosave_failed',
} as const;

/** Always at hand: the form is long. */
function SaveBar({ form }: { form: ReturnType<typeof usePageForm> }) {
  const t = useT();
  const state = form.autosave;
  return (
    <div className="sticky bottom-0 z-3 flex flex-wrap gap-x-4 gap-y-2 items-center py-3 border-t border-line bg-paper">
      <Button
        type="submit"
        name="intent"
        value="publish"
        variant="primary"
        busy={form.busy === 'publish'}
        onClick={() => form.meanTo('publish')}
      >
        {t('profile.publish')}
      </Button>
      <Button
        type="submit"
        name="intent"
        value="draft"
        busy={form.busy === 'draft'}
        onClick={() => form.meanTo('draft')}
      >
        {t('profile.save_draft')}
      </Button>
      <span className="text-sm text-muted" aria-live="polite">
        {state !== 'idle' && state !== 'outdated' && t(AUTOSAVE_WORDS[state])}
      </span>
    </div>
  );
}
