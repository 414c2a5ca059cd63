import { route } from '../../../common/routes/route-table.ts';
import { CodeField } from '../../components/accounts/code-field.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { SettingsFrame } from '../../components/settings/settings-frame.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = {
  /** In groups of four, as one types it. */
  keyText: string;
  /** The same key as an address that apps open. */
  url: string;
  /** An SVG. */
  qrCode: string;
};

const QR_CODE_PIXELS = 232;

/** Setting up codes by an app: scan or type the key, then prove it with a first code. */
export default function SettingsSigningInAppPage({ keyText, url, qrCode }: Props) {
  const t = useT();
  return (
    <SettingsFrame
      current="settings.signing_in"
      title={t('signin.app_set_up')}
      intro={t('signin.app_steps')}
      help={
        <HelpList
          title={t('signin.help_app_title')}
          items={[t('signin.help_app_1'), t('signin.help_app_2')]}
        />
      }
    >
      <PageHead title={t('signin.app_set_up')} noIndex />
      <div className="grid justify-items-start gap-4">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
          alt={t('signin.app_qr')}
          width={QR_CODE_PIXELS}
          height={QR_CODE_PIXELS}
        />
        <p>
          <a href={url}>{t('signin.app_open')}</a>
        </p>
        <div>
          <p className="text-muted">{t('signin.app_key')}</p>
          <p>
            <code className="break-words" translate="no">
              {keyText}
            </code>
          </p>
        </div>
      </div>
      <ConfirmForm />
      <p>
        <Link href={route('settings.signing_in')}>{t('signin.back')}</Link>
      </p>
    </SettingsFrame>
  );
}

function ConfirmForm() {
  const t = useT();
  const form = usePostForm(
    { code: '' },
    { action: route('settings.signing_in.app.store'), secrets: ['code'] },
  );
  return (
    <PostForm form={form} className="grid gap-6">
      <CodeField label={t('signin.app_code')} isDigits />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('signin.app_confirm')}
        </Button>
      </div>
    </PostForm>
  );
}
