import { router } from '@inertiajs/react';
import { useEffect } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import type { ExportView } from '../../../server/settings/queries/exports.ts';
import { ActionForm } from '../../components/form/action-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { SettingsFrame } from '../../components/settings/settings-frame.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { Progress } from '../../components/ui/progress.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { useLocalDate } from '../../lib/local-date.ts';

export type Props = { latest: ExportView; days: number };

const LOOK_AGAIN_MS = 1_500;

/** The reader's stored data, as one file that is made in the background. */
export default function SettingsExportPage({ latest, days }: Props) {
  const t = useT();
  const path = usePath();
  const action = route('settings.export.store');
  const isRunning = latest?.state === 'waiting' || latest?.state === 'running';
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => router.reload({ only: ['latest'] }), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return (
    <SettingsFrame
      current="settings.export"
      title={t('settings.export_title')}
      intro={t('settings.export_text')}
      help={
        <HelpList
          title={t('settings.help_export')}
          items={[
            t('settings.help_export_1', { days }),
            t('settings.help_export_2'),
            t('settings.help_export_3'),
            t('settings.help_export_4'),
          ]}
        />
      }
    >
      <PageHead title={t('settings.export_title')} noIndex />
      <p>
        <Link href={path('data_requests')}>{t('settings.export_ask')}</Link>
      </p>
      <div className="grid gap-4" aria-live="polite">
        {isRunning && (
          <Progress value={latest.done} max={latest.total} label={t('settings.export_progress')} />
        )}
        {latest?.state === 'failed' && <Alert tone="caution">{t('settings.export_failed')}</Alert>}
        {latest?.state === 'ready' && <Ready latest={latest} />}
      </div>
      {!isRunning && (
        <ActionForm action={action} className="" visit={{ preserveScroll: false }}>
          <Button type="submit" variant={latest?.state === 'ready' ? 'secondary' : 'primary'}>
            {t('settings.export_start')}
          </Button>
        </ActionForm>
      )}
    </SettingsFrame>
  );
}

function Ready({ latest: { id, megabytes, expiresAt } }: { latest: NonNullable<ExportView> }) {
  const t = useT();
  const localDate = useLocalDate();
  const date = expiresAt === null ? '' : localDate(expiresAt);
  return (
    <>
      <p>{t('settings.export_ready', { size: megabytes, date })}</p>
      <p>
        <a className="button button-primary" href={route('settings.export.file', { id })} download>
          {t('settings.export_download')}
        </a>
      </p>
    </>
  );
}
