import { RECOVERY_CODES } from '../../../common/limits/sign-in.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { SignInView } from '../../../server/accounts/sign-in/settings-queries.ts';
import { ActionForm } from '../../components/form/action-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { SettingsFrame } from '../../components/settings/settings-frame.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { Link } from '../../components/ui/link.tsx';
import { Section } from '../../components/ui/section.tsx';
import { useShared, useT } from '../../lib/page/app-context.tsx';

export type Props = SignInView & {
  /** False where this server's address is a number: browsers make passkeys for names alone. */
  canPasskey: boolean;
  isVerified: boolean;
  isAdministrator: boolean;
};

/** How the account signs in: the password, passkeys, codes by an app, providers. */
export default function SettingsSigningInPage(props: Props) {
  const t = useT();
  const { isVerified, isAdministrator } = props;
  const { viewer } = useShared();
  const dueAt = viewer?.setUpSecondFactorBy;
  return (
    <SettingsFrame
      current="settings.signing_in"
      title={t('signin.settings_title')}
      intro={t('signin.settings_intro')}
      help={
        <HelpList
          title={t('signin.help_settings_title')}
          items={[t('signin.help_settings_1'), t('signin.help_settings_2'), t('signin.help_settings_3')]}
        />
      }
    >
      <PageHead title={t('signin.settings_title')} noIndex />
      {!isVerified && (
        <Alert tone="caution">
          {t('signin.confirm_address_first')}{' '}
          <Link href={route('verification.notice')}>{t('signin.to_address')}</Link>
        </Alert>
      )}
      {isAdministrator && (
        <Alert tone={dueAt === undefined ? 'neutral' : 'caution'} title={t('signin.admin_rule_title')}>
          {dueAt === undefined ? t('signin.admin_rule') : <DueText dueAt={dueAt} />}
        </Alert>
      )}
      {props.otherDevices > 0 && <OtherDevices count={props.otherDevices} />}
      <Passkeys {...props} />
      <AppCodes {...props} />
      <Providers {...props} />
      <Section title={t('accounts.password')}>
        <p>
          {props.hasPassword ? (
            <Link href={route('settings.password')}>{t('signin.change_password')}</Link>
          ) : (
            <Link href={route('password.request')}>{t('signin.set_password')}</Link>
          )}
        </p>
      </Section>
    </SettingsFrame>
  );
}

function DueText({ dueAt }: { dueAt: string }) {
  const t = useT();
  const { now } = useShared();
  return (
    <>
      {t(dueAt < now ? 'signin.admin_closed' : 'signin.admin_due')} <DateText at={dueAt} />
    </>
  );
}

/** A change here ends no other session, which may be of a stranger: it is offered. */
function OtherDevices({ count }: { count: number }) {
  const t = useT();
  return (
    <Alert title={t('signin.other_devices', { count })}>
      <div className="grid justify-items-start gap-3">
        <p>{t('signin.other_devices_text')}</p>
        <ActionForm action={route('settings.sessions.end_others')} visit={{ preserveScroll: false }}>
          <Button type="submit">{t('settings.end_others')}</Button>
        </ActionForm>
      </div>
    </Alert>
  );
}

function Passkeys({ passkeys, canPasskey }: Props) {
  const t = useT();
  if (!canPasskey && passkeys.length === 0) return null;
  return (
    <Section title={t('signin.passkeys_title')}>
      <div className="grid gap-4">
        <p className="text-muted">{t('signin.passkeys_text')}</p>
        {passkeys.length > 0 && (
          <ul className="related-list">
            {passkeys.map(({ id, name, addedAt, lastUsedAt }) => (
              <li key={id}>
                <span className="min-w-0">
                  <bdi className="font-semibold">{name}</bdi>
                  <span className="block text-sm text-muted">
                    {t('signin.passkey_added_on')} <DateText at={addedAt} />
                    {' · '}
                    {lastUsedAt === null ? (
                      t('signin.passkey_unused')
                    ) : (
                      <>
                        {t('signin.passkey_last_used')} <DateText at={lastUsedAt} />
                      </>
                    )}
                  </span>
                </span>
                <ActionForm action={route('settings.signing_in.passkey.remove', { id })}>
                  <Button type="submit" aria-label={t('signin.remove_named', { name })}>
                    {t('signin.remove')}
                  </Button>
                </ActionForm>
              </li>
            ))}
          </ul>
        )}
        <p>
          <ButtonLink href={route('settings.signing_in.passkey')}>{t('signin.passkey_add')}</ButtonLink>
        </p>
      </div>
    </Section>
  );
}

function AppCodes({ appSince, passkeys, recoveryCodesLeft }: Props) {
  const t = useT();
  const hasFactor = appSince !== null || passkeys.length > 0;
  return (
    <Section title={t('signin.app_title')}>
      <div className="grid justify-items-start gap-4">
        <p className="text-muted">{t('signin.app_text')}</p>
        {appSince === null ? (
          <ButtonLink href={route('settings.signing_in.app')}>{t('signin.app_set_up')}</ButtonLink>
        ) : (
          <>
            <p>
              {t('signin.app_since')} <DateText at={appSince} />
            </p>
            <ActionForm action={route('settings.signing_in.app.remove')}>
              <Button type="submit">{t('signin.app_remove')}</Button>
            </ActionForm>
          </>
        )}
        {hasFactor && (
          <>
            <p>{t('signin.codes_left', { left: recoveryCodesLeft, total: RECOVERY_CODES })}</p>
            <ButtonLink href={route('settings.signing_in.codes')}>{t('signin.codes_make')}</ButtonLink>
          </>
        )}
      </div>
    </Section>
  );
}

function Providers({ connected, offered }: Props) {
  const t = useT();
  if (connected.length === 0 && offered.length === 0) return null;
  return (
    <Section title={t('signin.providers_title')}>
      <ul className="related-list">
        {connected.map(({ id, name, since }) => (
          <li key={id}>
            <span className="min-w-0">
              <bdi className="font-semibold">{name}</bdi>
              <span className="block text-sm text-muted">
                {t('signin.connected_since')} <DateText at={since} />
              </span>
            </span>
            <ActionForm action={route('settings.signing_in.disconnect', { id })}>
              <Button type="submit" aria-label={t('signin.disconnect_named', { name })}>
                {t('signin.disconnect')}
              </Button>
            </ActionForm>
          </li>
        ))}
        {offered.map(({ id, name }) => (
          <li key={id}>
            <bdi className="font-semibold">{name}</bdi>
            {/* A full load: it leads to another site. */}
            <a href={route('settings.signing_in.connect', { provider: id })}>
              {t('signin.connect_action', { provider: name })}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
