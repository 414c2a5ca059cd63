import type { ReportCaseState, ReportKind } from '../../common/cases/reports.ts';
import type { NoticeTarget } from './inbox/notice.ts';

/** Something that was reported, after its case was closed. `restored`: it was taken down, and an appeal undid that. */
export type ReportedThing = {
  state: Exclude<ReportCaseState, 'open'> | 'restored';
  kind: ReportKind;
  subjectId: number;
  /** null: it has been erased. */
  text: {
    title: string;
    contractor: { slug: string; name: string } | null;
    /** The posting, or that of the comment. */
    postingId?: number | null;
    /** Its author, or the person whose profile it is. */
    ownerProfileId?: number;
    /** Of a message. */
    conversationId?: number | null;
  } | null;
};

/** The page of a reported text; null for a text that has none any more. */
export function reportTarget({ kind, subjectId: id, text, state }: ReportedThing): NoticeTarget | null {
  if (kind === 'invitation') return { name: 'invitations.show', params: { id } };
  if (kind === 'message')
    return text?.conversationId ? { name: 'messages.show', params: { id: text.conversationId } } : null;
  if (kind === 'profile') return { name: 'people.show', params: { id } };
  if (['posting', 'comment', 'photo'].includes(kind) && state !== 'kept' && state !== 'restored') return null;
  const postingId = kind === 'posting' ? id : text?.postingId;
  if (postingId)
    return {
      name: 'postings.show',
      params: { id: postingId },
      ...(kind === 'comment' && { anchor: `comment-${id}` }),
    };
  return text?.contractor ? { name: 'contractors.show', params: { slug: text.contractor.slug } } : null;
}
