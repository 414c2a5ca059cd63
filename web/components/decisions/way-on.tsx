import { Link } from '@inertiajs/react';
import { APPEAL_DECIDED_IN_DAYS } from '../../../common/constants.ts';
import { formatDate } from '../../../common/dates.ts';
import { route } from '../../../common/route-table.ts';
import type { StatementView } from '../../../server/statements/views.ts';
import type { Translate } from '../../../common/translator.ts';
import { usePath, useT } from '../../lib/app-context.tsx';
import { ButtonLink } from '../ui/button.tsx';

type Props = { statement: StatementView };

/** What somebody can do about a decision: appeal it until when, write, or nothing. */
export function WayOn({ statement }: Props) {
  const t = useT();
  return (
    <div className="grid gap-4">
      <p>{textOf(statement, t)}</p>
      <Onward statement={statement} />
    </div>
  );
}

function textOf({ wayOn, appealUntil, writeTo }: StatementView, t: Translate): string {
  const date = appealUntil === null ? '' : formatDate(appealUntil);
  switch (wayOn.way) {
    case 'appeal':
      return appealUntil === null
        ? t('statements.way.appeal', { days: APPEAL_DECIDED_IN_DAYS })
        : t('statements.way.appeal_until', { date, days: APPEAL_DECIDED_IN_DAYS });
    case 'appealed':
      return t('statements.way.appealed', {
        filed: formatDate(wayOn.filedAt),
        due: formatDate(wayOn.dueAt),
      });
    case 'too_late':
      return t('statements.way.too_late', { date });
    case 'superseded':
      return t('statements.way.superseded');
    case 'appeal_decision':
      return t('statements.way.appeal_until', { date, days: APPEAL_DECIDED_IN_DAYS });
    case 'appeal_again':
      return t('statements.way.appeal_again', { from: formatDate(wayOn.from), date });
    case 'of_decision':
      return t('statements.way.of_decision', { number: String(wayOn.decisionId) });
    case 'claim_again':
      return t('statements.way.claim_again');
    case 'write':
      return t('statements.way.write', { email: writeTo });
    case 'account':
      return t('statements.way.account', { date });
    case 'none':
      return t('statements.way.none');
    case 'held':
      return t('statements.way.held');
  }
}

/** The form to appeal stands in one's own list, and opens there. */
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
  return (
    <p>
      <Link href={route(list, {}, { query: { review: reviewId } })}>{t('statements.to_review')}</Link>
    </p>
  );
}
