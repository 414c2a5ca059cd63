import { Link } from '@inertiajs/react';
import { useEffect, useRef } from 'react';
import { APPEAL_DECIDED_IN_DAYS } from '../../../common/constants.ts';
import { formatDate } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { StatementView } from '../../../server/statements/views.ts';
import type { Translate } from '../../../common/format/translator.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { DecisionAppealForm } from './decision-appeal-form.tsx';
import { OpenAppeal } from './decision-appeals.tsx';

type Props = { statement: StatementView };

/** The reader's next step after a decision: appeal by a day, wait, ask again, write, or nothing. */
export function WayOn({ statement }: Props) {
  const t = useT();
  const text = useRef<HTMLParagraphElement>(null);
  const { way } = statement.wayOn;
  const wayBefore = useRef(way);
  // The form or the button is gone after a change by either side, so the present state gets focus.
  useEffect(() => {
    if (way === wayBefore.current) return undefined;
    wayBefore.current = way;
    const frame = requestAnimationFrame(() => text.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [way]);
  return (
    <div className="grid gap-4">
      <p ref={text} tabIndex={-1}>
        {textOf(statement, t)}
      </p>
      <OfDecision statement={statement} />
      <Onward statement={statement} />
    </div>
  );
}

function textOf(statement: StatementView, t: Translate): string {
  const { wayOn, appealUntil, appeals, writeTo } = statement;
  const date = appealUntil === null ? '' : formatDate(appealUntil, t.language);
  switch (wayOn.way) {
    case 'appeal':
    case 'appeal_decision':
      return untilText(statement, t);
    case 'appealed': {
      const dates = {
        filed: formatDate(wayOn.filedAt, t.language),
        due: formatDate(wayOn.dueAt, t.language),
      };
      return t(wayOn.isLate ? 'statements.way.appealed_late' : 'statements.way.appealed', dates);
    }
    case 'superseded':
      return t(appeals[0]?.state === 'accepted' ? 'statements.way.granted' : 'statements.way.superseded');
    case 'appeal_again':
      return t('statements.way.appeal_again', { from: formatDate(wayOn.from, t.language), date });
    case 'later_edit_first':
      return t('statements.way.later_edit_first', { number: String(wayOn.decisionId), date });
    case 'of_decision':
      return t('statements.way.of_decision', { number: String(wayOn.decisionId) });
    default:
      return t(`statements.way.${wayOn.way}`, { date, email: writeTo });
  }
}

function untilText({ appealUntil }: StatementView, t: Translate): string {
  const days = APPEAL_DECIDED_IN_DAYS;
  return appealUntil === null
    ? t('statements.way.appeal', { days })
    : t('statements.way.appeal_until', { date: formatDate(appealUntil, t.language), days });
}

/** The actions about the decision on this page, or on the page of another one. */
function OfDecision({ statement: { id, wayOn, appeals } }: Props) {
  const t = useT();
  const path = usePath();
  const [latest] = appeals;
  switch (wayOn.way) {
    case 'appeal_decision':
      return <DecisionAppealForm decisionId={id} evidenceUntil={null} />;
    case 'appeal_again':
      return <DecisionAppealForm decisionId={id} evidenceUntil={wayOn.from} />;
    case 'appealed':
      return latest && <OpenAppeal decisionId={id} appeal={latest} />;
    case 'later_edit_first':
    case 'of_decision':
      return (
        <p>
          <ButtonLink href={route('decisions.show', { id: wayOn.decisionId })}>
            {t('statements.to_decision', { number: String(wayOn.decisionId) })}
          </ButtonLink>
        </p>
      );
    case 'claim_again':
      return (
        <p>
          <ButtonLink href={path('contractors.claim', { slug: wayOn.slug })}>
            {t('statements.to_claim')}
          </ButtonLink>
        </p>
      );
    default:
      return null;
  }
}

/**
 * The link to the decision's subject. The form to appeal a review's status is in one's own list, and opens
 * there.
 */
function Onward({ statement: { wayOn, about, party } }: Props) {
  const t = useT();
  const path = usePath();
  const { reviewId, posting } = about;
  if (posting?.known)
    return (
      <p>
        <Link href={path('postings.show', { id: posting.known.id })}>{t('statements.to_posting')}</Link>
      </p>
    );
  if (reviewId === null) return null;
  const list = party === 'contractor' ? 'reviews.got' : 'reviews.given';
  if (wayOn.way === 'appeal')
    return (
      <p>
        <ButtonLink variant="primary" href={route(list, {}, { query: { review: reviewId, appeal: 1 } })}>
          {t('statements.appeal')}
        </ButtonLink>
      </p>
    );
  if (wayOn.way === 'appeal_response')
    return (
      <p>
        <ButtonLink href={route(list, {}, { query: { review: reviewId, appeal: 'response' } })}>
          {t('appeal_forms.file.remove_response')}
        </ButtonLink>
      </p>
    );
  return (
    <p>
      <Link href={route(list, {}, { query: { review: reviewId } })}>{t('statements.to_review')}</Link>
    </p>
  );
}
