import type { RegisterRow } from '../../../server/moderation/registers/registers-page.ts';
import { DataList } from '../ui/data-list.tsx';
import { DateText } from '../ui/date-text.tsx';
import { DayText } from '../ui/day-text.tsx';
import { useT } from '../../lib/page/app-context.tsx';
import { hourText } from './hour-text.ts';

/** Age, last list and schedule of a source. */
export function SourceFacts({ register }: { register: RegisterRow }) {
  const t = useT();
  const { last, ageDays, isUndone, every, hour, isPaused, nextAt, lookedAt } = register;
  return (
    <DataList
      items={[
        {
          term: t(last ? 'registers.list_of' : 'registers.current_list'),
          detail: last ? (
            <>
              <DayText day={last.asOf} /> · {t('registers.age', { count: ageDays ?? 0 })}
            </>
          ) : (
            t(isUndone ? 'registers.undone_list' : 'registers.no_list')
          ),
        },
        ...(last?.counts
          ? [
              {
                term: t('registers.last_run'),
                detail: [
                  t('registers.counts', last.counts),
                  ...((last.notUnderstood ?? 0) > 0 || last.counts.refused === 0
                    ? [t('registers.not_understood_count', { count: last.notUnderstood ?? 0 })]
                    : []),
                ].join(' · '),
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
