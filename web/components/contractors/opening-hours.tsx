import type { OpeningHours, Weekday } from '../../../server/contractors/page-view.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { useT } from '../../lib/app-context.tsx';
import { DataList } from '../ui/data-list.tsx';

const DAYS: readonly (readonly [Weekday, MessageKey])[] = [
  ['monday', 'contractors.monday'],
  ['tuesday', 'contractors.tuesday'],
  ['wednesday', 'contractors.wednesday'],
  ['thursday', 'contractors.thursday'],
  ['friday', 'contractors.friday'],
  ['saturday', 'contractors.saturday'],
  ['sunday', 'contractors.sunday'],
];

type Span = { first: MessageKey; last: MessageKey; opening: OpeningHours[Weekday] };

/** The week, neighbouring days with the same hours on one line. */
export function OpeningHoursList({ hours }: { hours: OpeningHours }) {
  const t = useT();
  return (
    <DataList
      items={spansOf(hours).map(({ first, last, opening }) => ({
        term: first === last ? t(first) : t('contractors.day_range', { first: t(first), last: t(last) }),
        detail: (
          <span className="tabular">
            {opening === null ? t('contractors.closed') : t('contractors.hours', opening)}
          </span>
        ),
      }))}
    />
  );
}

function spansOf(hours: OpeningHours): Span[] {
  const spans: Span[] = [];
  for (const [day, name] of DAYS) {
    const opening = hours[day] ?? null;
    const before = spans.at(-1);
    if (before && isSame(before.opening, opening)) before.last = name;
    else spans.push({ first: name, last: name, opening });
  }
  return spans;
}

const isSame = (one: OpeningHours[Weekday], other: OpeningHours[Weekday]): boolean =>
  one?.opens === other?.opens && one?.closes === other?.closes;
