import { Head } from '@inertiajs/react';
import { formatDate, formatTime } from '../../../common/format/dates.ts';
import type { PartView, StatusView } from '../../../server/status/views.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Incident } from '../../components/status/incident.tsx';
import { PartDays } from '../../components/status/part-days.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Section } from '../../components/ui/section.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = StatusView;

/** How the site is: now, in the last 90 days, and in our words about each incident. */
export default function StatusPage({ parts, lookedAt, isFromMemory, open, past }: Props) {
  const t = useT();
  const path = usePath();
  return (
    <div className="grid max-w-page gap-8">
      <PageHead title={t('status.title')} description={t('status.description')} />
      <FeedInHead title={t('status.title')} href={path('status.feed')} />
      <header className="grid max-w-text gap-3">
        <h1>{t('status.title')}</h1>
        <p className="text-lg">{t(headlineOf(parts, open.length > 0))}</p>
        {isFromMemory && <Alert tone="caution">{t('status.from_memory')}</Alert>}
        <p className="text-sm text-muted">
          {lookedAt === null
            ? t('status.never_looked')
            : t('status.looked_at', { time: formatTime(lookedAt), day: formatDate(lookedAt, t.language) })}
        </p>
      </header>
      {open.length > 0 && (
        <Section title={t('status.ongoing')}>
          <ol>
            {open.map((incident) => (
              <Incident key={incident.id} incident={incident} />
            ))}
          </ol>
        </Section>
      )}
      <Section title={t('status.now_title')}>
        <dl className="grid max-w-text grid-cols-[1fr_auto] gap-x-6 gap-y-2">
          {parts.map((part) => (
            <PartNow key={part.part} {...part} />
          ))}
        </dl>
      </Section>
      <Section title={t('status.days')}>
        <p className="mb-4 max-w-text text-sm text-muted">{t('status.days_intro')}</p>
        <ul className="max-w-text">
          {parts.map((part) => (
            <PartDays key={part.part} {...part} />
          ))}
        </ul>
      </Section>
      <Section title={t('status.incidents')}>
        {past.length === 0 ? (
          <p>{t(open.length === 0 ? 'status.no_incidents' : 'status.no_earlier')}</p>
        ) : (
          <ol>
            {past.map((incident) => (
              <Incident key={incident.id} incident={incident} />
            ))}
          </ol>
        )}
        <p className="mt-4">
          <a href={path('status.feed')}>{t('status.feed')}</a>
        </p>
      </Section>
    </div>
  );
}

/** Programs that read feeds look for it there. */
function FeedInHead({ title, href }: { title: string; href: string }) {
  return (
    <Head>
      <link head-key="feed" rel="alternate" type="application/atom+xml" title={title} href={href} />
    </Head>
  );
}

function headlineOf(parts: readonly PartView[], isIncident: boolean) {
  if (parts.some(({ now }) => now === 'fails')) return 'status.some_fail';
  if (isIncident) return 'status.incident_open';
  return parts.every(({ now }) => now === 'works') ? 'status.all_work' : 'status.not_known';
}

const LOOKS = { works: 'text-good', fails: 'text-danger font-[640]', unknown: 'text-muted' } as const;

function PartNow({ part, now }: PartView) {
  const t = useT();
  return (
    <>
      <dt>{t(`status.part.${part}`)}</dt>
      <dd className={LOOKS[now]}>{t(`status.now.${now}`)}</dd>
    </>
  );
}
