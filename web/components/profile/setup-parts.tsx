import { toBasicInfo, toTrades, toViews } from '../../../common/profiles/profile-fields.ts';
import { route, type RouteName } from '../../../common/routes/route-table.ts';
import { stepAfter, type SetupStep } from '../../../common/profiles/setup-steps.ts';
import type { OwnContractorView, ProfileView } from '../../../server/accounts/views.ts';
import type { LookOptions, ProfileFormOptions } from '../../../server/profiles/form-views.ts';
import { useProfileForm } from './use-profile-form.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { BasicInfoFields } from './basic-info-fields.tsx';
import { LookFields } from './look-fields.tsx';
import { ProfileForm } from './profile-form.tsx';
import { TradesFields } from './trades-fields.tsx';
import { UpgradeNotice } from './upgrade-notice.tsx';
import { ViewsFields } from './views-fields.tsx';

type SavedSetup = Extract<SetupStep, 'basic-info' | 'trades' | 'views'>;

const FORMS: Record<SavedSetup, { form: RouteName; call: RouteName; toBody: (form: unknown) => unknown }> = {
  'basic-info': {
    form: 'profile.setup.basic_info',
    call: 'api.profile.basic_info_setup',
    toBody: toBasicInfo,
  },
  trades: { form: 'profile.setup.trades', call: 'api.profile.trades_setup', toBody: toTrades },
  views: { form: 'profile.setup.views', call: 'api.profile.views_setup', toBody: toViews },
};

type SavedProps = { step: SavedSetup; profile: ProfileView; options: ProfileFormOptions };

/** A step whose answers the profile keeps: a call of its own saves it. */
export function SavedStep({ step, profile, options }: SavedProps) {
  const t = useT();
  const { form: action, call, toBody } = FORMS[step];
  const form = useProfileForm({
    action: (route as (name: RouteName) => string)(action),
    call,
    toBody,
    next: route('profile.setup', { step: stepAfter(step, profile.contractor !== null) }),
  });
  const fields = { profile, options, errors: form.errors };
  return (
    <ProfileForm form={form} className="grid gap-8">
      {step === 'basic-info' && (
        <BasicInfoFields profile={profile} regions={options.regions} errors={form.errors} />
      )}
      {step === 'trades' && <TradesFields {...fields} />}
      {step === 'views' && <ViewsFields {...fields} />}
      <UpgradeNotice />
      <StepButtons busy={form.busy} label={t('profile.save_and_continue')} />
    </ProfileForm>
  );
}

/** Fields for the template and color scheme of a business page. */
export function LookStep({ contractor, look }: { contractor: OwnContractorView; look: LookOptions }) {
  const t = useT();
  const form = usePostForm(
    {
      template_id: String(contractor.template_id),
      color_scheme_id: String(contractor.color_scheme_id),
    },
    { action: route('profile.setup.template') },
  );
  return (
    <PostForm form={form} className="grid gap-8">
      <LookFields
        look={look}
        template={form.data.template_id}
        colorScheme={form.data.color_scheme_id}
        onChange={form.set}
      />
      <StepButtons busy={form.busy} label={t('profile.save_and_continue')} />
    </PostForm>
  );
}

function StepButtons({ busy, label }: { busy: boolean; label: string }) {
  const t = useT();
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant="primary" busy={busy}>
        {label}
      </Button>
      <ButtonLink variant="ghost" href={route('dashboard')}>
        {t('profile.finish_later')}
      </ButtonLink>
    </div>
  );
}

/** All is there: where to go now. */
export function DoneStep({ profile: { contractor } }: { profile: ProfileView }) {
  const t = useT();
  const path = usePath();
  const { viewer } = useShared();
  return (
    <div className="grid gap-6">
      <Alert tone="good" title={t('profile.done_title')}>
        <p>{t(contractor ? 'profile.done_business' : 'profile.done_person')}</p>
      </Alert>
      {viewer?.emailVerified === false && <Alert tone="caution">{t('profile.done_verify')}</Alert>}
      <div className="flex flex-wrap gap-3">
        {contractor ? (
          <ButtonLink variant="primary" href={path('contractors.show', { slug: contractor.slug })}>
            {t('accounts.see_page')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" href={path('contractors.index')}>
            {t('profile.find_contractors')}
          </ButtonLink>
        )}
        <ButtonLink href={route('dashboard')}>{t('accounts.to_dashboard')}</ButtonLink>
      </div>
    </div>
  );
}
