import { useState } from 'react';
import { PASSKEY_NAME_MAX_LENGTH } from '../../../common/limits/sign-in.ts';
import { route } from '../../../common/routes/route-table.ts';
import { PasskeyButton } from '../../components/accounts/passkey-button.tsx';
import { TextField } from '../../components/form/fields.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { SettingsFrame } from '../../components/settings/settings-frame.tsx';
import { Link } from '../../components/ui/link.tsx';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { hasPasskeys } from '../../components/accounts/ask-for-passkey.ts';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = Record<string, never>;

/** A new passkey: its name, then the browser's own window. */
export default function SettingsSigningInPasskeyPage(_props: Props) {
  const t = useT();
  const [name, setName] = useState(() => t('signin.passkey_default_name'));
  const isMissing = useTakenOver() && !hasPasskeys();
  return (
    <SettingsFrame
      current="settings.signing_in"
      title={t('signin.passkey_add')}
      intro={t('signin.passkey_intro')}
      help={
        <HelpList
          title={t('signin.help_passkey_title')}
          items={[t('signin.help_passkey_1'), t('signin.help_passkey_2')]}
        />
      }
    >
      <PageHead title={t('signin.passkey_add')} noIndex />
      <noscript>{t('signin.passkey_needs_scripts')}</noscript>
      {isMissing ? (
        <p>{t('signin.passkey_no_browser')}</p>
      ) : (
        <div className="grid gap-6">
          <TextField
            label={t('signin.passkey_name')}
            help={t('signin.passkey_name_help')}
            required
            value={name}
            maxLength={PASSKEY_NAME_MAX_LENGTH}
            onChange={setName}
            autoComplete="off"
          />
          <PasskeyButton
            use="register"
            action={route('settings.signing_in.passkey.store')}
            also={{ name: name.trim() || t('signin.passkey_default_name') }}
            label={t('signin.passkey_make')}
            variant="primary"
          />
        </div>
      )}
      <p>
        <Link href={route('settings.signing_in')}>{t('signin.back')}</Link>
      </p>
    </SettingsFrame>
  );
}
