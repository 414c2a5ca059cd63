import type { ReactNode } from 'react';
import type { ReviewView } from '../../../server/reviews/views.ts';
import { useShared, useT } from '../../lib/app-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { DateText } from '../ui/date-text.tsx';
import { UserText } from '../ui/user-text.tsx';

type Props = { review: ReviewView; actions?: ReactNode };

/** The contractor's answer, indented on a hairline under the review. */
export function ReviewResponse({ review, actions }: Props) {
  const t = useT();
  const { viewer } = useShared();
  const { response, contractor } = review;
  if (response === null) return null;
  return (
    <div
      role="group"
      className="mt-4 border-s border-line-strong ps-4"
      aria-label={t('reviews.response_from', { contractor: contractor.name })}
    >
      <p className="text-sm text-muted">
        <span className="font-semibold text-ink">
          {t('reviews.response_from', { contractor: contractor.name })}
        </span>
        {'\u00a0· '}
        <DateText at={response.createdAt} />
        {response.editedAt && `\u00a0· ${t('reviews.response_edited')}`}
      </p>
      {response.status === 'inactive' && <Alert tone="caution">{t('reviews.response_not_shown')}</Alert>}
      <p className="mt-1 whitespace-pre-line" dir="auto">
        {viewer?.contractorId === contractor.id ? response.body : <UserText text={response.body} />}
      </p>
      {actions}
    </div>
  );
}
