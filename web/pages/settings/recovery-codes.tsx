import { route } from '../../../common/routes/route-table.ts';
import { ActionForm } from '../../components/form/action-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { CodesToKeep } from '../../components/settings/codes-to-keep.tsx';
import { SettingsFrame } from '../../components/settings/settings-frame.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = {
  /** Shown this once; empty before new ones are made. */
  codes: string[];
};

/** The recovery codes, once: to copy, to save, to print or to write down. */
export default function SettingsRecoveryCodesPage({ codes }: Props) {
  const t = useT();
  return (
    <SettingsFrame
      current="settings.signing_in"
      title={t('signin.codes_title')}
      intro={t(codes.length > 0 ? 'signin.codes_intro' : 'signin.codes_make_intro')}
      help={
        <HelpList
          title={t('signin.help_codes_title')}
          items={[t('signin.help_codes_1'), t('signin.help_codes_2')]}
        />
      }
    >
      <PageHead title={t('signin.codes_title')} noIndex />
      {codes.length > 0 ? (
        <>
          <Alert tone="caution">{t('signin.codes_once')}</Alert>
          <CodesToKeep codes={codes} />
          <p>
            <ButtonLink href={route('settings.signing_in')} variant="primary">
              {t('signin.codes_kept')}
            </ButtonLink>
          </p>
        </>
      ) : (
        <ActionForm action={route('settings.signing_in.codes.store')} className="">
          <Button type="submit" variant="primary">
            {t('signin.codes_make')}
          </Button>
        </ActionForm>
      )}
    </SettingsFrame>
  );
}
