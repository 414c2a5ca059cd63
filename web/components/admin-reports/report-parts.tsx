import { Link } from '@inertiajs/react';
import { useState } from 'react';
import { htmlLang } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ReportCaseView } from '../../../server/moderation/reports/views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { CasePart } from '../admin/case/case-part.tsx';
import { RatingLine } from '../admin/case/rating-line.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { DateText } from '../ui/date-text.tsx';
import { Stars } from '../ui/stars.tsx';
import { UserText } from '../ui/user-text.tsx';

/** The reporters, their reasons, and the passages they marked. */
export function ReportsPart({ reports }: Pick<ReportCaseView, 'reports'>) {
  const t = useT();
  // Several people may have reported the same words.
  const isFirstOf = (text: string, id: number) =>
    reports.find(({ asReported }) => asReported?.body === text)?.id === id;
  return (
    <CasePart title={t('admin.reports.part_reports')}>
      <ol className="case-lines">
        {reports.map(({ id, reason, passage, note, at, weighsLess, by, files, asReported }) => (
          <li key={id} className="case-report">
            <p>
              <span className="font-semibold">{t(`report_forms.reason.${reason}`)}</span>
            </p>
            <p className="case-note">
              <Reporter by={by} /> · <DateText at={at} />
              {weighsLess && <> · {t('admin.reports.weighs_less')}</>}
            </p>
            {passage !== null && (
              <blockquote className="border-s-3 border-line ps-4" dir="auto">
                {passage}
              </blockquote>
            )}
            {note !== null && (
              <p className="whitespace-pre-line" dir="auto">
                {note}
              </p>
            )}
            {asReported !== null && isFirstOf(asReported.body, id) && (
              <div>
                <p className="case-note">{t('admin.reports.as_reported')}</p>
                <blockquote className="border-s-3 border-line ps-4" dir="auto">
                  <p className="font-semibold">
                    <UserText text={asReported.title} />
                  </p>
                  <p className="whitespace-pre-line">
                    <UserText text={asReported.body} />
                  </p>
                </blockquote>
              </div>
            )}
            {files.length > 0 && (
              <ul className="grid gap-1" aria-label={t('admin.reports.evidence')}>
                {files.map((file) => (
                  <li key={file.id}>
                    <a href={file.url} target="_blank" rel="noreferrer">
                      <bdi>{file.name}</bdi>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </CasePart>
  );
}

function Reporter({ by }: Pick<ReportCaseView['reports'][number], 'by'>) {
  const t = useT();
  if (by === null) return t('reviews.former_member');
  return (
    <Link href={route('admin.functions', {}, { query: { search: `#${by.id}`, open: by.id } })}>
      <bdi>{by.name}</bdi>
    </Link>
  );
}

const PART_NAMES = {
  photo: 'admin.reports.part_photo',
  profile: 'admin.reports.part_profile',
  text: 'admin.reports.part_text',
} as const;
const partName = (kind: ReportCaseView['kind']) =>
  PART_NAMES[kind === 'photo' || kind === 'profile' ? kind : 'text'];

/**
 * The present text, with the review that a response answers. Listed words are masked until the reader unmasks
 * them.
 */
export function TextPart({ opened }: { opened: ReportCaseView }) {
  const t = useT();
  const [isMasked, setMasked] = useState(true);
  const { text, kind } = opened;
  if (text === null) return null;
  return (
    <>
      <CasePart
        title={t(partName(kind))}
        aside={
          text.body.trim() !== '' && (
            <Button
              variant="ghost"
              size="small"
              aria-pressed={!isMasked}
              onClick={() => setMasked(!isMasked)}
            >
              {t(isMasked ? 'admin.show_unmasked' : 'admin.show_masked')}
            </Button>
          )
        }
      >
        {opened.rating && <RatingLine author={text.title} rating={opened.rating} />}
        {kind === 'review' && text.review && <Stars value={text.review.stars} size="small" />}
        {text.body.trim() !== '' && (
          <p
            className="whitespace-pre-line"
            dir="auto"
            lang={text.language ? htmlLang(text.language) : undefined}
          >
            {isMasked ? <UserText text={text.body} /> : text.body}
          </p>
        )}
        {opened.photo && (
          <a href={opened.photo.url} target="_blank" rel="noreferrer">
            <img className="reported-photo" src={opened.photo.small} alt={t('admin.reports.part_photo')} />
          </a>
        )}
        <Places opened={opened} />
      </CasePart>
      {kind === 'response' && text.review && (
        <CasePart title={t('admin.reports.part_review')}>
          <p>
            <Stars value={text.review.stars} size="small" />{' '}
            <span className="font-semibold">
              <UserText text={text.review.title} />
            </span>
          </p>
          <p className="whitespace-pre-line" dir="auto">
            {isMasked ? <UserText text={text.review.body} /> : text.review.body}
          </p>
        </CasePart>
      )}
    </>
  );
}

/** Messages around a reported one, masked like it. */
export function NeighborsPart({ neighbors }: Pick<ReportCaseView, 'neighbors'>) {
  const t = useT();
  if (neighbors.length === 0) return null;
  return (
    <CasePart title={t('admin.reports.part_neighbors')}>
      <p className="case-note">{t('admin.reports.neighbors_note')}</p>
      <ol className="case-lines">
        {neighbors.map(({ id, body, isFromContractor, isBefore }) => (
          <li key={id}>
            <p className="case-note">
              {t(isBefore ? 'admin.reports.neighbor_before' : 'admin.reports.neighbor_after')} ·{' '}
              {t(isFromContractor ? 'admin.reports.neighbor_business' : 'admin.reports.neighbor_customer')}
            </p>
            <p className="whitespace-pre-line" dir="auto">
              <UserText text={body} />
            </p>
          </li>
        ))}
      </ol>
    </CasePart>
  );
}

/** The whole case in the admin pages, and the page where readers find the text. */
function Places({ opened: { kind, subjectId, text } }: { opened: ReportCaseView }) {
  const t = useT();
  const path = usePath();
  // A private text between two users has no page for others.
  if (text === null || kind === 'message' || kind === 'invitation') return null;
  const page = pageHref(kind, subjectId, text, path);
  const hasCase = kind !== 'partner_rating' && kind !== 'photo';
  return (
    <p className="case-note">
      {hasCase && (
        <>
          <Link href={caseHref(kind, subjectId, text)}>
            {t(kind === 'profile' ? 'admin.reports.to_account' : 'admin.reports.to_case')}
          </Link>
          {text.isShown && ' · '}
        </>
      )}
      {text.isShown && (
        <>
          <Link href={page}>{t('admin.reports.to_page')}</Link>
        </>
      )}
    </p>
  );
}

function pageHref(
  kind: ReportCaseView['kind'],
  id: number,
  { contractor, postingId, ownerProfileId }: NonNullable<ReportCaseView['text']>,
  path: ReturnType<typeof usePath>,
): string {
  const isOfPerson = kind === 'profile' || (kind === 'photo' && postingId === null);
  if (contractor === null && isOfPerson) return path('people.show', { id: ownerProfileId });
  const anchor = kind === 'comment' ? `#comment-${id}` : '';
  if (postingId !== null || contractor === null)
    return path('postings.show', { id: postingId ?? id }) + anchor;
  return path('contractors.show', { slug: contractor.slug });
}

function caseHref(
  kind: ReportCaseView['kind'],
  id: number,
  { review, postingId, title }: NonNullable<ReportCaseView['text']>,
): string {
  if (review !== null) return route('admin.reviews', {}, { query: { open: review.id } });
  // A name is corrected, and an account deactivated, where accounts are.
  if (kind === 'profile') return route('admin.functions', {}, { query: { search: title } });
  if (kind === 'contractor') return route('admin.contractors.history', { id });
  const posting = postingId ?? id;
  return route('admin.functions', {}, { query: { about: 'postings', search: `#${posting}`, open: posting } });
}

/** The result of a closed case, and the message to its reporters. */
export function Outcome({ opened: { state, closedAt, outcome } }: { opened: ReportCaseView }) {
  const t = useT();
  if (outcome === null) return null;
  const { by, reasonName, reason, decisionId } = outcome;
  return (
    <CasePart title={t('admin.reports.part_outcome')}>
      <p>
        <Badge>{t(`admin.reports.state.${state}`)}</Badge> {closedAt !== null && <DateText at={closedAt} />}
        {by !== null && (
          <>
            {' · '}
            <bdi>{by}</bdi>
          </>
        )}
      </p>
      {reasonName !== null && <p>{reasonName}</p>}
      {reason !== null && <p className="whitespace-pre-line">{reason}</p>}
      {decisionId !== null && (
        <p className="case-note">
          <Link href={route('decisions.show', { id: decisionId })}>
            {t('admin.reports.decision', { id: String(decisionId) })}
          </Link>
        </p>
      )}
    </CasePart>
  );
}

/** Earlier decisions about reports of the same text. */
export function EarlierCases({ earlier }: Pick<ReportCaseView, 'earlier'>) {
  const t = useT();
  if (earlier.length === 0) return null;
  return (
    <CasePart title={t('admin.reports.part_earlier')}>
      <ol className="case-lines">
        {earlier.map(({ id, state, closedAt, reason }) => (
          <li key={id}>
            <p className="case-note">
              {t('admin.reports.number', { id: String(id) })} ·{' '}
              <Badge>{t(`admin.reports.state.${state}`)}</Badge>{' '}
              {closedAt !== null && <DateText at={closedAt} />}
            </p>
            {reason !== null && <p className="whitespace-pre-line">{reason}</p>}
          </li>
        ))}
      </ol>
    </CasePart>
  );
}
