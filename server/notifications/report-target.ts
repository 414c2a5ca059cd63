import type { NoticeTarget } from './inbox/notice.ts';
import type { ClosedReport } from './report-mails.ts';

/** The page of a reported text; null for a text that has none any more. */
export function reportTarget({
  kind,
  subjectId: id,
  text,
  state,
}: Pick<ClosedReport, 'kind' | 'subjectId' | 'text' | 'state'>): NoticeTarget | null {
  if (kind === 'invitation') return { name: 'invitations.show', params: { id } };
  if (kind === 'message')
    return text?.conversationId ? { name: 'messages.show', params: { id: text.conversationId } } : null;
  if (kind === 'profile') return { name: 'people.show', params: { id } };
  if (['posting', 'comment', 'photo'].includes(kind) && state !== 'kept') return null;
  const postingId = kind === 'posting' ? id : text?.postingId;
  if (postingId)
    return {
      name: 'postings.show',
      params: { id: postingId },
      ...(kind === 'comment' && { anchor: `comment-${id}` }),
    };
  return text?.contractor ? { name: 'contractors.show', params: { slug: text.contractor.slug } } : null;
}
