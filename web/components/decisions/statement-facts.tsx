import { Link } from '@inertiajs/react';
import type { ReactNode } from 'react';
import { STATEMENT_PARTS, statementParts } from '../../../common/cases/statement-parts.ts';
import { htmlLang, type Language } from '../../../common/format/language.ts';
import { REASON_CODES, type ReviewDisplayStatus } from '../../../common/constants.ts';
import { REPORT_REMOVED_KINDS } from '../../../common/cases/reports.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ScreeningSignal } from '../../../server/screening/signals.ts';
import type { StatementView } from '../../../server/statements/views.ts';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';
import { DataList, type Datum } from '../ui/data-list.tsx';
import { DateText } from '../ui/date-text.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';
import { UserText } from '../ui/user-text.tsx';
import { PhotoRow } from '../uploads/photo-row.tsx';

type Props = { statement: StatementView };

/** The time, the decider, the subject, the reason, and the changes. */
export function StatementFacts({ statement }: Props) {
  const t = useT();
  const { siteTitle } = useShared();
  const { decidedAt, by, reason } = statement;
  const items: Datum[] = [
    { term: t('statements.decided'), detail: <DateText at={decidedAt} /> },
    { term: t('statements.by'), detail: t(`statements.by.${by}`, { site: siteTitle }) },
    { term: t('statements.about'), detail: <About statement={statement} /> },
    { term: t('statements.reason'), detail: <Reason statement={statement} /> },
    ...useExplained(reason.code),
    ...(reason.ground === null ? [] : [{ term: t('statements.ground'), detail: reason.ground }]),
    ...useWords(statement),
    ...useAnswered(statement),
    ...useChanges(statement),
    ...useTakenAway(statement),
    ...useParts(statement),
  ];
  return <DataList items={items} />;
}

/** The parts that every decision has. */
function useParts({ action, by, displayStatus }: StatementView): Datum[] {
  const t = useT();
  const isAutomatic = by === 'screening';
  const parts = statementParts({ action, isAutomatic, wasOnHold: displayStatus?.before === 'held' }, t);
  return STATEMENT_PARTS.map((part) => ({ term: t(`statements.part.${part}`), detail: parts[part] }));
}

/** The meaning of the named rule in the reader's language, whatever language the explanation is in. */
function useExplained(code: StatementView['reason']['code']): Datum[] {
  const t = useT();
  const rule = REASON_CODES.find((known) => known === code);
  return rule ? [{ term: t('rule_explained.title'), detail: t(`rule_explained.${rule}`) }] : [];
}

/** The words of the administrator, or of the appeal where nothing was added to them, each with its language. */
function useWords({ reason, appealText }: StatementView): Datum[] {
  const t = useT();
  if (appealText !== null)
    return [
      {
        term: t(`statements.appeal_words.${appealText.language}`),
        detail: <Words text={appealText.text} language={appealText.language} />,
      },
    ];
  if (reason.text === null) return [];
  const language = reason.language ?? 'english';
  return [
    { term: t(`statements.words.${language}`), detail: <Words text={reason.text} language={language} /> },
  ];
}

const Words = ({ text, language }: { text: string; language: Language }) => (
  <span lang={htmlLang(language)} className="whitespace-pre-line">
    {text}
  </span>
);

function About({ statement: { about, action, party } }: Props): ReactNode {
  const t = useT();
  const path = usePath();
  const { contractor, stars, posting, isComment, isPartnerRating } = about;
  if (posting !== null && posting.known === null)
    return t(isComment ? 'statements.about.comment_gone' : 'statements.about.posting_gone');
  if (posting?.known)
    return (
      <Link href={path('postings.show', { id: posting.known.id })}>
        <UserText
          text={t(isComment ? 'statements.about.comment' : 'statements.about.posting', {
            title: posting.known.title,
          })}
        />
      </Link>
    );
  const removed = REPORT_REMOVED_KINDS.find((kind) => action.startsWith(`${kind}.`));
  if (action.startsWith('passage.')) return t('statements.about.passage');
  if (removed && !(isPartnerRating && contractor)) return t(`statements.about.${removed}`);
  if (contractor === null) return t('statements.about.account');
  const named = { contractor: contractor.name };
  const text = isPartnerRating
    ? t('statements.about.partner_rating_of', named)
    : stars === null
      ? t('statements.about.page', named)
      : t(party === 'author' ? 'statements.about.author' : 'statements.about.other', { ...named, stars });
  return (
    <Link href={path('contractors.show', { slug: contractor.slug })}>
      <UserText text={text} />
    </Link>
  );
}

function Reason({ statement: { reason, signals, appealText } }: Props): ReactNode {
  const t = useT();
  if (signals.length > 0)
    return (
      <ul>
        {signals.map((signal) => (
          <li key={signal}>{t(`screening.signal.${signal as ScreeningSignal}`)}</li>
        ))}
      </ul>
    );
  if (reason.name !== null) return `${reason.name} (${reason.code})`;
  if (appealText !== null) return t('statements.reason_of_appeal');
  if (reason.text !== null) return t('statements.reason_in_words');
  return t(reason.isRuleNeeded ? 'statements.reason_none' : 'statements.reason_not_needed');
}

const fromTo = (before: string | number, after: string | number) => `${before} → ${after}`;

/** For a decision on an appeal: the decision that the appeal was against. */
function useAnswered({ answers }: StatementView): Datum[] {
  const t = useT();
  if (answers === null) return [];
  const { outcome, decisionId: id, isReadable } = answers;
  const text = t(`statements.answers.${outcome}`, { number: String(id) });
  const detail = isReadable ? <Link href={route('decisions.show', { id })}>{text}</Link> : text;
  return [{ term: t('statements.answers'), detail }];
}

/** Unchanged facts are omitted. */
function useChanges({ displayStatus, version, words }: StatementView): Datum[] {
  const t = useT();
  const word = (state: string | null) =>
    state === null ? '–' : t(`appeals.standing.${state as ReviewDisplayStatus}`);
  const changes: Datum[] = [];
  if (displayStatus !== null) {
    const [before, after] = [word(displayStatus.before), word(displayStatus.after)];
    const isChange = displayStatus.before !== null && before !== after;
    const detail = isChange ? fromTo(before, after) : after;
    changes.push({ term: t('statements.standing'), detail });
  }
  if (version !== null) {
    changes.push({ term: t('statements.version'), detail: fromTo(version.before, version.after) });
  }
  if (words !== null) {
    const detail = (
      <>
        {t('statements.words_only')}
        <Disclosure summary={t('statements.codes')} className="log-proof text-sm">
          <code className="hash block">{fromTo(words.before, words.after)}</code>
        </Disclosure>
      </>
    );
    changes.push({ term: t('statements.words_changed'), detail });
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
