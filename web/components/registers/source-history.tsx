import { route } from '../../../common/routes/route-table.ts';
import type { RegisterView } from '../../../server/moderation/registers/registers-page.ts';
import { useLocalTime } from '../../lib/local-date.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { DateText } from '../ui/date-text.tsx';
import { DayText } from '../ui/day-text.tsx';
import { Link } from '../ui/link.tsx';
import { Section } from '../ui/section.tsx';

/** The lists of a source, and who did what. */
export function SourceHistory({ lists, events }: Pick<RegisterView, 'lists' | 'events'>) {
  const t = useT();
  const localTime = useLocalTime();
  return (
    <>
      <Section title={t('registers.lists')}>
        <ul className="grid gap-3">
          {lists.map(({ id, asOf, state, counts, problem }) => (
            <li key={id}>
              <Link href={route('admin.registers.list', { id })}>
                {t('registers.list_of')} <DayText day={asOf} />
              </Link>
              {' · '}
              {t(`registers.state.${state}`)}
              {counts && ` · ${t('registers.counts', counts)}`}
              {problem !== null && ` · ${problem}`}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('registers.history')}>
        <ul className="grid gap-2 text-sm">
          {events.map(({ id, at, by, action }) => (
            <li key={id}>
              <DateText at={at} /> {localTime(at)} · {t(`registers.action.${action}`)} ·{' '}
              {by ?? t('registers.by_schedule')}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
