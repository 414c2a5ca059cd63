import type { RegisterRow } from '../../../server/moderation/registers/registers-page.ts';
import { DataList } from '../ui/data-list.tsx';
import { DateText } from '../ui/date-text.tsx';
import { DayText } from '../ui/day-text.tsx';
import { useT } from '../../lib/page/app-context.tsx';
import { hourText } from './hour-text.ts';

/** Age, last list and schedule of a source. */
export function SourceFacts({ register }: { register: RegisterRow }) {
  const t = useT();
  const { last, ageDays, every, hour, isPaused, nextAt, lookedAt } = register;
  return (
    <DataList
      items={[
        {
          term: t('registers.list_of'),
          detail: last ? (
            <>
              <DayText day={last.asOf} /> · {t('registers.age', { count: ageDays ?? 0 })}
            </>
          ) : (
            t('registers.no_list')
          ),
        },
        ...(last?.counts
          ? [
              {
                term: t('registers.last_run'),
                detail: `${t('registers.counts', last.counts)} · ${t('registers.not_understood_count', { count: last.notUnderstood ?? 0 })}`,
              },
            ]
          : []),
        {
          term: t('registers.schedule'),
          detail: isPaused
            ? t('registers.is_paused')
            : t(`registers.every.${every}`, { hour: hourText(hour) }),
        },
        ...(lookedAt ? [{ term: t('registers.looked_at'), detail: <DateText at={lookedAt} /> }] : []),
        ...(nextAt ? [{ term: t('registers.next_at'), detail: <DateText at={nextAt} /> }] : []),
      ]}
    />
  );
}
