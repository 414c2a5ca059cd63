import type { ReportKind } from '../../common/cases/reports.ts';
import type { Language } from '../../common/format/language.ts';
import { route } from '../../common/routes/route-table.ts';
import { maskFor } from '../content/bad-words.ts';
import type { ReadContext } from '../core/context.ts';
import { isOwnText } from '../core/own-text.ts';
import { findReportedText, type ReportedText } from './queries/reported-text.ts';
import { reportedPhoto } from './queries/reported-about.ts';
import { toReportCreateView, type ReportCreateView } from './views.ts';

type Reported = { kind: ReportKind; id: number };

/** The form to report a text, for those who come without scripts or were sent to log in first. */
export async function reportCreateView(
  context: ReadContext,
  { kind, id }: Reported,
): Promise<ReportCreateView> {
  const [text, mask] = await Promise.all([findReportedText(context, kind, id), maskFor(context)]);
  const obstacle = await obstacleTo(context, { kind, id }, text);
  const backHref = placeOf({ kind, id }, text, context.language);
  const photo = kind === 'photo' ? await reportedPhoto(context, id) : null;
  return toReportCreateView({ kind, id, text, mask, obstacle, backHref, photo });
}

/** The page of a reported text. */
export function placeOf(
  { kind, id }: Reported,
  { contractor, postingId, conversationId, ownerProfileId }: ReportedText,
  language: Language,
): string {
  if (conversationId !== null) return route('messages.show', { id: conversationId });
  if (kind === 'invitation') return route('invitations.show', { id });
  if (postingId !== null) {
    const posting = route('postings.show', { id: postingId }, { language });
    return kind === 'comment' ? `${posting}#comment-${id}` : posting;
  }
  return contractor === null
    ? route('people.show', { id: ownerProfileId })
    : route('contractors.show', { slug: contractor.slug }, { language });
}

async function obstacleTo(
  { database, viewer, t }: ReadContext,
  { kind, id }: Reported,
  text: ReportedText,
): Promise<string | null> {
  if (viewer?.emailVerified === false) return t('errors.verify_email_first');
  if (isOwnText(viewer, text)) return t('reports.own_text');
  const before = await database
    .selectFrom('reports')
    .innerJoin('report_cases as c', 'c.id', 'reports.case_id')
    .select('reports.id')
    .where('c.subject_type', '=', kind)
    .where('c.subject_id', '=', id)
    .where('c.state', '=', 'open')
    .where('reports.reporter_user_id', '=', viewer?.userId ?? 0)
    .executeTakeFirst();
  return before ? t('reports.already') : null;
}
