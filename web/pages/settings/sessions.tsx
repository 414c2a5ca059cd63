import { formatDate } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { SessionView } from '../../../server/settings/queries/sessions.ts';
import { ActionForm } from '../../components/form/action-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { SettingsFrame } from '../../components/settings/settings-frame.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = { sessions: SessionView[] };

/** The reader's sessions, each with a button to log it out. */
export default function SettingsSessionsPage({ sessions }: Props) {
  const t = useT();
  const endOthers = route('settings.sessions.end_others');
  return (
    <SettingsFrame
      current="settings.sessions"
      title={t('settings.sessions_title')}
      intro={t('settings.sessions_text')}
      help={
        <HelpList
          title={t('settings.help_sessions')}
          items={[t('settings.help_sessions_1'), t('settings.help_sessions_2')]}
        />
      }
    >
      <PageHead title={t('settings.sessions_title')} noIndex />
      <ul className="related-list">
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <ActionForm action={endOthers} className="" visit={{ preserveScroll: false }}>
          <Button type="submit">{t('settings.end_others')}</Button>
        </ActionForm>
      )}
    </SettingsFrame>
  );
}

function Session({ session }: { session: SessionView }) {
  const t = useT();
  const { id, isCurrent, lastSeenOn } = session;
  const device = useDevice(session);
  const action = route('settings.sessions.end', { id });
  return (
    <li>
      <span className="min-w-0">
        <bdi className="font-semibold">{device}</bdi>
        <span className="block text-sm text-muted">
          {t('settings.session_seen', { date: formatDate(lastSeenOn, t.language) })}
        </span>
      </span>
      {isCurrent ? (
        <Badge>{t('settings.session_current')}</Badge>
      ) : (
        <ActionForm action={action}>
          <Button type="submit" aria-label={t('settings.session_end_name', { device })}>
            {t('settings.session_end')}
          </Button>
        </ActionForm>
      )}
    </li>
  );
}

function useDevice({ device: { browser, system }, program }: SessionView): string {
  const t = useT();
  if (program !== null) return t('settings.session_program', { name: program });
  if (browser !== null && system !== null) return t('settings.session_on', { browser, system });
  return browser ?? system ?? t('settings.session_unknown');
}
