import { Link } from '@inertiajs/react';
import type { ProfileView } from '../../../server/accounts/views.ts';
import {
  BusinessFields,
  PlaceFields,
  TextField,
  type RegionChoice,
} from '../../components/accounts/basic-info-fields.tsx';
import { useBasicInfo } from '../../components/accounts/use-basic-info.ts';
import { PostForm } from '../../components/form/post-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { WithAside } from '../../components/layout/with-aside.tsx';
import { MatchingListings } from '../../components/accounts/matching-listings.tsx';
import type { MatchingListing } from '../../../server/contractors/queries/matching-listings.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Section } from '../../components/ui/section.tsx';
import { usePath, useT } from '../../lib/app-context.tsx';

export type Props = { profile: ProfileView; regions: RegionChoice[]; listings: MatchingListing[] };

function registerOf({ licence_number, licence_register }: NonNullable<ProfileView['contractor']>) {
  return licence_number === null || licence_register === null
    ? null
    : { number: licence_number, source: licence_register };
}

/** Basic information about oneself and, for a contractor, the business. */
export default function Page({ profile, regions, listings }: Props) {
  const t = useT();
  const path = usePath();
  const form = useBasicInfo(profile);
  const { data, set, errors, busy } = form;
  return (
    <WithAside
      label={t('layout.help')}
      className="grid max-w-form gap-8"
      aside={<ProfileHelp isBusiness={profile.contractor !== null} />}
    >
      <PageHead title={t('accounts.profile_title')} noIndex />
      <header className="grid gap-3">
        <h1>{t('accounts.profile_title')}</h1>
        {profile.contractor && (
          <p>
            <Link href={path('contractors.show', { slug: profile.contractor.slug })}>
              {t('accounts.see_page')}
            </Link>
          </p>
        )}
      </header>
      <MatchingListings listings={listings} />
      <PostForm form={form} className="grid gap-10">
        <Section title={t('accounts.profile_basic')}>
          <div className="grid gap-6">
            <TextField
              name="name"
              label={t('accounts.name')}
              autoComplete="name"
              form={data}
              set={set}
              errors={errors}
              required
            />
            <TextField
              name="phone"
              label={t('accounts.phone')}
              type="tel"
              autoComplete="tel"
              form={data}
              set={set}
              errors={errors}
            />
            <PlaceFields regions={regions} form={data} set={set} errors={errors} />
          </div>
        </Section>
        {profile.contractor && (
          <Section title={t('accounts.profile_business')}>
            <BusinessFields register={registerOf(profile.contractor)} form={data} set={set} errors={errors} />
          </Section>
        )}
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {t('accounts.save')}
          </Button>
        </div>
      </PostForm>
    </WithAside>
  );
}

function ProfileHelp({ isBusiness }: { isBusiness: boolean }) {
  const t = useT();
  const business = [t('accounts.help_profile_business_1'), t('accounts.help_profile_business_2')];
  const person = [t('accounts.help_profile_1'), t('accounts.help_profile_2')];
  return <HelpList title={t('accounts.help_profile_title')} items={isBusiness ? business : person} />;
}
