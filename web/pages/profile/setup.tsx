import type { SetupStep } from '../../../common/profiles/setup-steps.ts';
import type { ProfileView } from '../../../server/accounts/views.ts';
import type { LookOptions, ProfileFormOptions, SetupProgress } from '../../../server/profiles/form-views.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { SetupSteps } from '../../components/profile/setup-steps.tsx';
import { DoneStep, LookStep, SavedStep } from '../../components/profile/setup-parts.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = {
  step: SetupStep;
  progress: SetupProgress;
  profile: ProfileView;
  options: ProfileFormOptions;
  look: LookOptions;
};

/** One step of the setup. */
export default function ProfileSetupPage(props: Props) {
  const t = useT();
  const { step, progress, profile, options, look } = props;
  return (
    <div className="grid max-w-form gap-8">
      <PageHead title={t('profile.setup_title')} noIndex />
      <header className="grid gap-4">
        <h1>{t('profile.setup_title')}</h1>
        <SetupSteps progress={progress} />
      </header>
      {step === 'template' && profile.contractor && (
        <LookStep key={step} contractor={profile.contractor} look={look} />
      )}
      {step === 'done' && <DoneStep profile={profile} />}
      {step !== 'template' && step !== 'done' && (
        <SavedStep key={step} step={step} profile={profile} options={options} />
      )}
    </div>
  );
}
