import { toViews } from '../../../common/profiles/profile-fields.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ProfileView } from '../../../server/accounts/views.ts';
import type { ProfileFormOptions } from '../../../server/profiles/form-views.ts';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { AsidePart, WithAside } from '../../components/layout/with-aside.tsx';
import { ProfileForm } from '../../components/profile/profile-form.tsx';
import { UpgradeNotice } from '../../components/profile/upgrade-notice.tsx';
import { ViewsFields } from '../../components/profile/views-fields.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { useProfileForm } from '../../components/profile/use-profile-form.ts';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = { profile: ProfileView; options: ProfileFormOptions };

/** The view settings: the reader's own view, and their visibility to others. */
export default function ProfileViewsPage({ profile, options }: Props) {
  const t = useT();
  const form = useProfileForm({
    action: route('profile.views.update'),
    call: 'api.profile.views_settings',
    toBody: toViews,
  });
  return (
    <WithAside
      label={t('layout.help')}
      className="grid max-w-form gap-8"
      aside={<ViewsHelp isBusiness={profile.contractor !== null} />}
    >
      <PageHead title={t('profile.views_title')} noIndex />
      <header className="grid gap-3">
        <h1>{t('profile.views_title')}</h1>
        <p className="text-muted">{t('profile.views_text')}</p>
      </header>
      <ProfileForm form={form} className="grid gap-8">
        <ViewsFields profile={profile} options={options} errors={form.errors} />
        <UpgradeNotice />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('accounts.save')}
          </Button>
        </div>
      </ProfileForm>
    </WithAside>
  );
}

function ViewsHelp({ isBusiness }: { isBusiness: boolean }) {
  const t = useT();
  return (
    <>
      <HelpList
        title={t('profile.help_views')}
        items={[t('profile.help_views_1'), ...(isBusiness ? [t('profile.help_views_2')] : [])]}
      />
      <AsidePart title={t('profile.help_views_elsewhere')}>
        <ul>
          <li>
            <Link href={route('profile.edit')}>{t('profile.help_views_profile')}</Link>
          </li>
          <li>
            <Link href={route('relations.index')}>{t('profile.relations')}</Link>
          </li>
        </ul>
      </AsidePart>
    </>
  );
}
