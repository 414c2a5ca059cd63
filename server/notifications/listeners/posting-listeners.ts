import type { Database } from '../../database/client.ts';
import { mailedDecisions } from '../mailed-decisions.ts';
import { postingDecisionMail } from '../mails/posting-mails.ts';
import type { NotifierServices } from './listener.ts';

/** The title of a posting, or of the one above a comment; undefined where it is gone. */
const TITLES = {
  posting: (database: Database, id: number) =>
    database.selectFrom('postings').select('title').where('id', '=', id).executeTakeFirst(),
  comment: (database: Database, id: number) =>
    database
      .selectFrom('comments as c')
      .innerJoin('postings as p', 'p.id', 'c.posting_id')
      .select('p.title')
      .where('c.id', '=', id)
      .executeTakeFirst(),
} as const;

/** Mails the author of a posting, or of a comment, a decision about it. */
const mailAbout =
  (subject: keyof typeof TITLES) =>
  (services: NotifierServices) =>
  async (decisionId: number): Promise<void> => {
    const [decision] = await mailedDecisions(services.database, decisionId);
    const posting = decision && (await TITLES[subject](services.database, decision.subjectId));
    if (posting) await services.mailer.send(postingDecisionMail(services, { ...decision, ...posting }));
  };
export const postingMail = mailAbout('posting');
export const commentMail = mailAbout('comment');
