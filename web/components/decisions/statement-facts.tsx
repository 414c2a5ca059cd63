import { Link } from '@inertiajs/react';
import type { ReactNode } from 'react';
import type { ReviewStanding } from '../../../common/constants.ts';
import { route } from '../../../common/route-table.ts';
import type { ScreeningSignal } from '../../../server/screening/signals.ts';
import type { StatementView } from '../../../server/statements/views.ts';
import { usePath, useShared, useT } from '../../lib/app-context.tsx';
import { DataList, type Datum } from '../ui/data-list.tsx';
import { DateText } from '../ui/date-text.tsx';
import { UserText } from '../ui/user-text.tsx';
import { PhotoRow } from '../uploads/photo-row.tsx';

type Props = { statement: StatementView };

/** When, by whom, about what, why, and what changed by it. */
export function StatementFacts({ statement }: Props) {
  const t = useT();
  const path = usePath();
  const { siteTitle } = useShared();
  const { id, decidedAt, by, reason } = statement;
  const items: Datum[] = [
    { term: t('statements.decided'), detail: <DateText at={decidedAt} /> },
    { term: t('statements.by'), detail: t(`statements.by.${by}`, { site: siteTitle }) },
    { term: t('statements.about'), detail: <About statement={statement} /> },
    { term: t('statements.reason'), detail: <Reason statement={statement} /> },
    ...(reason.text === null
      ? []
      : [
          { term: t('statements.words'), detail: <span className="whitespace-pre-line">{reason.text}</span> },
        ]),
    ...useAnswered(statement),
    ...useChanges(statement),
    ...useTakenAway(statement),
    {
      term: t('statements.number'),
      detail: (
        <>
          {id} ·{' '}
          <Link href={path('decisions.index', {}, { query: { number: id } })}>{t('statements.log')}</Link>
        </>
      ),
    },
  ];
  return <DataList items={items} />;
}

function About({ statement: { about, party } }: Props): ReactNode {
  const t = useT();
  const path = usePath();
  const { contractor, stars, posting } = about;
  if (posting !== null && posting.known === null) return t('statements.about.posting_gone');
  if (posting?.known)
    return (
      <Link href={path('postings.show', { id: posting.known.id })}>
        <UserText text={t('statements.about.posting', { title: posting.known.title })} />
      </Link>
    );
  if (contractor === null) return t('statements.about.account');
  const named = { contractor: contractor.name };
  const text =
    stars === null
      ? t('statements.about.page', named)
      : t(party === 'author' ? 'statements.about.author' : 'statements.about.other', { ...named, stars });
  return (
    <Link href={path('contractors.show', { slug: contractor.slug })}>
      <UserText text={text} />
    </Link>
  );
}

function Reason({ statement: { reason, signals } }: Props): ReactNode {
  const t = useT();
  if (signals.length > 0)
    return (
      <ul>
        {signals.map((signal) => (
          <li key={signal}>{t(`screening.signal.${signal as ScreeningSignal}`)}</li>
        ))}
      </ul>
    );
  if (reason.name !== null) return reason.name;
  return t(reason.text === null ? 'statements.reason_none' : 'statements.reason_in_words');
}

const fromTo = (before: string | number, after: string | number) => `${before} → ${after}`;

/** Of a decision that grants or rejects an appeal: the decision which that was against. */
function useAnswered({ answers }: StatementView): Datum[] {
  const t = useT();
  if (answers === null) return [];
  const { outcome, decisionId: id, isReadable } = answers;
  const text = t(`statements.answers.${outcome}`, { number: String(id) });
  const detail = isReadable ? <Link href={route('decisions.show', { id })}>{text}</Link> : text;
  return [{ term: t('statements.answers'), detail }];
}

/** What is as it was is left out. */
function useChanges({ standing, version }: StatementView): Datum[] {
  const t = useT();
  const word = (state: string | null) =>
    state === null ? '–' : t(`appeals.standing.${state as ReviewStanding}`);
  const changes: Datum[] = [];
  if (standing !== null) {
    const [before, after] = [word(standing.before), word(standing.after)];
    const isChange = standing.before !== null && before !== after;
    const detail = isChange ? fromTo(before, after) : after;
    changes.push({ term: t('statements.standing'), detail });
  }
  if (version !== null) {
    changes.push({ term: t('statements.version'), detail: fromTo(version.before, version.after) });
  }
  return changes;
}

function useTakenAway({ photos }: StatementView): Datum[] {
  const t = useT();
  if (photos.length === 0) return [];
  const label = t('statements.photos_taken_away');
  const describe = (number: number) => t('statements.photo_of', { number, count: photos.length });
  return [{ term: label, detail: <PhotoRow photos={photos} label={label} describe={describe} /> }];
}
