import { formatClockTime } from '../../../common/format/clock-times.ts';
import type { Language } from '../../../common/format/language.ts';
import { CHOSEN_KINDS, NOTIFICATION_CHANNELS } from '../../../common/notification-kinds.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { NotificationSettingsView } from '../../../server/notifications/inbox/views.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { PushSwitch } from '../../components/notifications/push-switch.tsx';
import { SettingsNav } from '../../components/settings/settings-frame.tsx';
import { Button } from '../../components/ui/button.tsx';
import { SelectField } from '../../components/form/fields.tsx';
import { Link } from '../../components/ui/link.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';

export type Props = NotificationSettingsView;

const hoursIn = (language: Language) =>
  Array.from({ length: 24 }, (_none, hour) => ({
    value: String(hour),
    label: formatClockTime(`${hour}:00`, language),
  }));

/** The reader's channel for each kind of event, and the quiet hours. */
export default function NotificationSettingsPage({ channels, quiet, timeZone, hasRegion, pushKey }: Props) {
  const t = useT();
  const { language } = useShared();
  const hours = hoursIn(language);
  const initial: Record<string, string> = {
    ...channels,
    quiet_from: quiet === null ? '' : String(quiet.from),
    quiet_until: quiet === null ? '' : String(quiet.until),
  };
  const form = usePostForm(initial, {
    action: route('settings.notifications.update'),
    method: 'put',
    visit: { preserveScroll: true },
  });
  // A choice that was made stays to be seen where the operator has turned devices off since.
  const offered = NOTIFICATION_CHANNELS.filter(
    (channel) => channel !== 'push' || pushKey !== null || Object.values(channels).includes('push'),
  );
  const options = offered.map((channel) => ({
    value: channel,
    label: t(`notifications.channel.${channel}`),
  }));
  const choice = (name: string, label: string, list: typeof hours, placeholder?: string) => (
    <SelectField
      key={name}
      name={name}
      label={label}
      required={placeholder === undefined}
      options={list}
      {...(placeholder === undefined ? {} : { placeholder })}
    />
  );
  return (
    <>
      <div className="mb-8">
        <SettingsNav current="settings.notifications" />
      </div>
      <FormPage
        heading={t('notifications.settings_title')}
        intro={t('notifications.settings_text')}
        aside={
          <HelpList
            title={t('notifications.help_title')}
            items={[t('notifications.always'), t('notifications.help_quiet')]}
          />
        }
      >
        <PageHead title={t('notifications.settings_title')} noIndex />
        {pushKey !== null && <PushSwitch pushKey={pushKey} />}
        <PostForm form={form} className="grid gap-6">
          {CHOSEN_KINDS.filter((kind) => kind in channels).map((kind) =>
            choice(kind, t(`notifications.kind.${kind}`), options),
          )}
          <fieldset className="grid gap-4">
            <legend className="font-semibold">{t('notifications.quiet_title')}</legend>
            <p className="text-sm text-muted">
              {t('notifications.quiet_text', { zone: timeZone })}
              {!hasRegion && (
                <>
                  {' '}
                  {t('notifications.quiet_no_region')}{' '}
                  <Link href={route('profile.edit')}>{t('notifications.quiet_set_region')}</Link>
                </>
              )}
            </p>
            {choice('quiet_from', t('notifications.quiet_from'), hours, t('notifications.quiet_none'))}
            {choice('quiet_until', t('notifications.quiet_until'), hours, t('notifications.quiet_none'))}
          </fieldset>
          <div>
            <Button type="submit" variant="primary" busy={form.busy}>
              {t('notifications.save')}
            </Button>
          </div>
        </PostForm>
      </FormPage>
    </>
  );
}
