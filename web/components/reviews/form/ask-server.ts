import { route } from '../../../../common/routes/route-table.ts';
import type { ReviewView } from '../../../../server/reviews/views.ts';
import { exchange } from '../../../lib/http.ts';
import type { FieldErrors } from '../../../lib/drafts/open-errors.ts';

type ServerAnswer =
  | { outcome: 'answered'; review: ReviewView }
  /** The server understood and will not have it: texts by field. */
  | { outcome: 'refused'; errors: FieldErrors; message: string }
  /** The user is no longer signed in. */
  | { outcome: 'signed_out' }
  | { outcome: 'failed'; message: string };

const SIGNED_OUT = [401, 419];

/** Asks the server how a review would be shown, with the session of the page. Never throws. */
export async function askForPreview(slug: string, body: unknown): Promise<ServerAnswer> {
  const url = route('reviews.preview', { slug });
  const answer = await exchange({ method: 'POST', url, csrf: true, body }).catch(() => null);
  if (answer === null) return { outcome: 'failed', message: '' };
  if (answer.ok) return { outcome: 'answered', ...(answer.body as { review: ReviewView }) };
  if (SIGNED_OUT.includes(answer.status)) return { outcome: 'signed_out' };
  const { errors, message = '' } = (answer.body ?? {}) as {
    errors?: Record<string, string[]>;
    message?: string;
  };
  if (!errors) return { outcome: 'failed', message };
  return { outcome: 'refused', errors: firstTexts(errors), message };
}

function firstTexts(errors: Record<string, string[]>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, texts[0]]));
}
