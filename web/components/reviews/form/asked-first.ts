import { useEffect } from 'react';
import { usePage } from '@inertiajs/react';
import type { ReviewView } from '../../../../server/reviews/views.ts';

/** The list with the review first that a link from elsewhere is about. */
export function askedFirst(reviews: readonly ReviewView[], asked: ReviewView | null): readonly ReviewView[] {
  return asked ? [asked, ...reviews.filter((review) => review.id !== asked.id)] : reviews;
}

/** Whether the link that leads here asks for a form to appeal: `?review=7&appeal=1`, or `appeal=response`. */
export function useAppealAsked(): 'review' | 'response' | null {
  const { url } = usePage();
  const asked = new URLSearchParams(url.split('?')[1] ?? '').get('appeal');
  if (asked === '1') return 'review';
  return asked === 'response' ? 'response' : null;
}

/** Puts the focus on that review when the page opens. */
export function useFocusOnAsked(asked: ReviewView | null): void {
  const id = asked?.id;
  useEffect(() => {
    if (id !== undefined) document.getElementById(`review-${id}`)?.focus();
  }, [id]);
}
