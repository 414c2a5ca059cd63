import { formatDate } from '../../../common/format/dates.ts';
import type { RedFlagView } from '../../../server/red-flags/views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { Badge } from '../ui/badge.tsx';
import { DataList } from '../ui/data-list.tsx';
import { DateText } from '../ui/date-text.tsx';
import { Link } from '../ui/link.tsx';
import { Section } from '../ui/section.tsx';

/** Level, since when, until when and how it ended. */
export function RedFlagFacts({ flag }: { flag: RedFlagView }) {
  const t = useT();
  const { openedAt, publishedAt, expiresOn, closedAt, origin, state, level } = flag;
  return (
    <Section title={t('red_flags.facts')}>
      <DataList
        items={[
          { term: t('red_flags.level'), detail: t(`red_flags.level.${level}`) },
          { term: t('red_flags.status'), detail: <Badge>{t(`red_flags.state.${state}`)}</Badge> },
          ...(origin === 'report'
            ? [{ term: t('red_flags.reported_on'), detail: <DateText at={openedAt} /> }]
            : []),
          ...(publishedAt === null
            ? []
            : [{ term: t('red_flags.published_on'), detail: <DateText at={publishedAt} /> }]),
          ...(publishedAt === null
            ? []
            : [
                {
                  term: t('red_flags.expires_on'),
                  detail:
                    expiresOn === null ? t('red_flags.expires_by_itself') : formatDate(expiresOn, t.language),
                },
              ]),
          ...(closedAt === null
            ? []
            : [{ term: t('red_flags.closed_on'), detail: <DateText at={closedAt} /> }]),
          ...(flag.outcome === null
            ? []
            : [{ term: t('red_flags.outcome'), detail: <Outcome outcome={flag.outcome} /> }]),
        ]}
      />
      {state === 'published' && level !== 'notice' && (
        <p className="mt-4 max-w-text text-sm text-muted">{t('red_flags.how_long')}</p>
      )}
    </Section>
  );
}

function Outcome({ outcome }: { outcome: NonNullable<RedFlagView['outcome']> }) {
  const t = useT();
  const path = usePath();
  const { decisionId, reasonName, reason } = outcome;
  return (
    <>
      {reasonName !== null && <p className="font-semibold">{reasonName}</p>}
      {reason !== null && <p className="whitespace-pre-line">{reason}</p>}
      <p>
        <Link href={path('decisions.index', {}, { query: { number: decisionId } })}>
          {t('red_flags.to_decision', { number: String(decisionId) })}
        </Link>
      </p>
    </>
  );
}
