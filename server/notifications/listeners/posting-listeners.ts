import { sql } from 'kysely';
import type { DecisionAction } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import type { Database } from '../../database/client.ts';
import { mayBeWrittenTo } from '../../conditions/live-accounts.ts';
import type { NotifierServices } from './listener.ts';
import { postingDecisionMail, type PostingDecision } from '../mails/posting-mails.ts';

/** Mails the author of a posting, or of a comment, a decision about it. */
const mailAbout =
  (subject: 'posting' | 'comment') =>
  (services: NotifierServices) =>
  async (decisionId: number): Promise<void> => {
    const decision = await postingDecision(services.database, decisionId, subject);
    if (decision) await services.mailer.send(postingDecisionMail(services, decision));
  };
export const postingMail = mailAbout('posting');
export const commentMail = mailAbout('comment');

const postingOf = {
  posting: sql<number>`d.subject_id`,
  comment: sql<number>`(select c.posting_id from comments as c where c.id = d.subject_id)`,
} as const;

/** A decision with the posting's author; undefined where they get no mail. */
async function postingDecision(
  database: Database,
  decisionId: number,
  subject: 'posting' | 'comment',
): Promise<PostingDecision | undefined> {
  const row = await database
    .selectFrom('decisions as d')
    .innerJoin('decision_statements as s', 's.decision_id', 'd.id')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .innerJoin('postings as p', (join) => join.on('p.id', '=', postingOf[subject]))
    .leftJoin('reason_codes as r', 'r.code', 'd.reason_code')
    .select(['d.id', 'd.action', 'd.reason_text as reasonText', 'd.after', 'p.title'])
    .select('s.appeal_until as appealUntil')
    .select(['u.email', 'u.name', 'u.language', 'r.english', 'r.mexican_spanish'])
    .where('d.id', '=', decisionId)
    .where(mayBeWrittenTo('u'))
    .executeTakeFirst();
  if (!row) return undefined;
  const { email, name, english, mexican_spanish, after, ...decision } = row;
  const language = row.language as Language;
  return {
    ...decision,
    action: row.action as DecisionAction,
    against: (after as { against?: number }).against ?? null,
    reasonName: language === 'english' ? english : mexican_spanish,
    to: { email, name, language },
  };
}
