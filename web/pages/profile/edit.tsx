import { Link } from '@inertiajs/react';
import { toBasicInfo, toTrades } from '../../../common/profiles/profile-fields.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ProfileView } from '../../../server/accounts/views.ts';
import type { MatchingListing } from '../../../server/contractors/queries/matching-listings.ts';
import type { ProfileFormOptions } from '../../../server/profiles/form-views.ts';
import { MatchingListings } from '../../components/accounts/matching-listings.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { WithAside } from '../../components/layout/with-aside.tsx';
import { BasicInfoFields } from '../../components/profile/basic-info-fields.tsx';
import { OwnPicture, type OwnPictureView } from '../../components/profile/own-picture.tsx';
import { ProfileForm } from '../../components/profile/profile-form.tsx';
import { TradesFields } from '../../components/profile/trades-fields.tsx';
import { UpgradeNotice } from '../../components/profile/upgrade-notice.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Section } from '../../components/ui/section.tsx';
import { useProfileForm } from '../../components/profile/use-profile-form.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = {
  profile: ProfileView;
  options: ProfileFormOptions;
  listings: MatchingListing[];
  picture: OwnPictureView;
};

/** Basic information about oneself and, for a contractor, the business; then the trades. */
export default function ProfileEditPage({ profile, options, listings, picture }: Props) {
  const t = useT();
  const path = usePath();
  return (
    <WithAside
      label={t('layout.help')}
      className="grid max-w-form gap-10"
      aside={<ProfileHelp isBusiness={profile.contractor !== null} />}
    >
      <PageHead title={t('accounts.profile_title')} noIndex />
      <header className="grid gap-3">
        <h1>{t('accounts.profile_title')}</h1>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          {profile.contractor && (
            <Link href={path('contractors.show', { slug: profile.contractor.slug })}>
              {t('accounts.see_page')}
            </Link>
          )}
          <Link href={route('profile.views')}>{t('profile.views_title')}</Link>
          <Link href={route('relations.index')}>{t('profile.relations')}</Link>
        </p>
      </header>
      <MatchingListings listings={listings} />
      <BasicInfo profile={profile} options={options} />
      <Section title={t('profile.trades')} id="trades">
        <Trades profile={profile} options={options} />
      </Section>
      <OwnPicture picture={picture} />
    </WithAside>
  );
}

type PartProps = Pick<Props, 'profile' | 'options'>;

function BasicInfo({ profile, options }: PartProps) {
  const t = useT();
  const form = useProfileForm({
    action: route('profile.update'),
    call: 'api.profile.basic_info',
    toBody: toBasicInfo,
  });
  return (
    <ProfileForm form={form} className="grid gap-8">
      <BasicInfoFields profile={profile} regions={options.regions} errors={form.errors} saves={form.saves} />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('accounts.save')}
        </Button>
      </div>
    </ProfileForm>
  );
}

function Trades({ profile, options }: PartProps) {
  const t = useT();
  const form = useProfileForm({
    action: route('profile.trades.update'),
    call: 'api.profile.trades',
    toBody: toTrades,
  });
  return (
    <ProfileForm form={form} className="grid gap-6">
      <TradesFields profile={profile} options={options} errors={form.errors} />
      <UpgradeNotice />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('profile.save_trades')}
        </Button>
      </div>
    </ProfileForm>
  );
}

function ProfileHelp({ isBusiness }: { isBusiness: boolean }) {
  const t = useT();
  const business = [t('accounts.help_profile_business_1'), t('accounts.help_profile_business_2')];
  const person = [t('accounts.help_profile_1'), t('accounts.help_profile_2')];
  return <HelpList title={t('accounts.help_profile_title')} items={isBusiness ? business : person} />;
}
