import { toViews } from '../../../common/profile-fields.ts';
import { route } from '../../../common/route-table.ts';
import type { ProfileView } from '../../../server/accounts/views.ts';
import type { ProfileFormOptions } from '../../../server/profiles/form-views.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { ProfileForm } from '../../components/profile/profile-form.tsx';
import { UpgradeNotice } from '../../components/profile/upgrade-notice.tsx';
import { ViewsFields } from '../../components/profile/views-fields.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useProfileForm } from '../../hooks/use-profile-form.ts';
import { useT } from '../../lib/app-context.tsx';

export type Props = { profile: ProfileView; options: ProfileFormOptions };

/** The view settings: what somebody sees, and what others see of them. */
export default function Page({ profile, options }: Props) {
  const t = useT();
  const form = useProfileForm({
    action: route('profile.views.update'),
    call: 'api.profile.views_settings',
    toBody: toViews,
  });
  return (
    <div className="grid max-w-form gap-8">
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
    </div>
  );
}
