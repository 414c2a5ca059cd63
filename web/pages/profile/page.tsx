import { Link } from '@inertiajs/react';
import { route } from '../../../common/route-table.ts';
import type { PageEditView } from '../../../server/profiles/page-edit-view.ts';
import { AsidePart, WithAside } from '../../components/layout/with-aside.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { PageFields } from '../../components/profile/page-fields.tsx';
import { OutdatedPage } from '../../components/profile/outdated-page.tsx';
import { ProfileForm } from '../../components/profile/profile-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { usePageForm } from '../../hooks/use-page-form.ts';
import { usePath, useT } from '../../lib/app-context.tsx';

export type Props = { page: PageEditView };

/** The words and facts of a contractor's own page. */
export default function Page({ page }: Props) {
  const t = useT();
  const path = usePath();
  const form = usePageForm(route('contractor.update'), page);
  return (
    <WithAside
      label={t('layout.help')}
      className="grid max-w-form gap-8"
      aside={<Completeness page={page} />}
    >
      <PageHead title={t('profile.page_title')} noIndex />
      <header className="grid gap-3">
        <h1>{t('profile.page_title')}</h1>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <Link href={path('contractors.show', { slug: page.slug })}>{t('accounts.see_page')}</Link>
          <Link href={route('contractor.photos')}>{t('profile.photos')}</Link>
          <Link href={route('profile.edit')}>{t('accounts.profile_title')}</Link>
        </p>
      </header>
      {form.isOutdated && <OutdatedPage page={page} values={form.values} onKeep={form.keepMine} />}
      <ProfileForm form={form} className="grid gap-10">
        <input type="hidden" name="version" value={form.version} />
        <PageFields page={page} errors={form.errors} />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('accounts.save')}
          </Button>
        </div>
      </ProfileForm>
    </WithAside>
  );
}

/** The completeness of the page, and the most useful next steps. */
function Completeness({ page: { missing, steps } }: Props) {
  const t = useT();
  const [next, ...later] = missing;
  return (
    <AsidePart title={t('profile.complete_title')}>
      <p>{t('profile.complete_count', { done: steps - missing.length, count: steps })}</p>
      {next && (
        <p>
          <b>{t('profile.complete_next')}</b> {t(`profile.page_step.${next}`)}
        </p>
      )}
      {later.length > 0 && (
        <ul>
          {later.map((step) => (
            <li key={step}>{t(`profile.page_step.${step}`)}</li>
          ))}
        </ul>
      )}
    </AsidePart>
  );
}
