import { route } from '../../../common/routes/route-table.ts';
import type { ReviewView } from '../../../server/reviews/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { SendButton } from '../form/send-button.tsx';

/** How many readers a review helped, and the reader's own word on it. */
export function Helpful({ review: { id, helpful, can } }: { review: ReviewView }) {
  const t = useT();
  if (helpful.count === 0 && !can.markHelpful) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {helpful.count > 0 && <span>{t('reviews.helpful_count', { count: helpful.count })}</span>}
      {can.markHelpful && (
        <SendButton
          size="small"
          variant="ghost"
          action={route('reviews.helpful', { id })}
          also={{ is_helpful: helpful.isMine ? '0' : '1' }}
        >
          {t(helpful.isMine ? 'reviews.not_helpful_after_all' : 'reviews.helpful')}
        </SendButton>
      )}
    </div>
  );
}
