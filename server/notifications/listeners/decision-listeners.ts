import type { AppealKind } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import type { Database } from '../../database/client.ts';
import { mayBeMailed, mayBeWrittenTo } from '../../conditions/live-accounts.ts';
import {
  appealFiledMail,
  appealWithdrawnMail,
  responseAppealFiledMail,
  decisionMail,
  type NotifiedAppeal,
  type NotifiedDecision,
} from '../mails/decision-mails.ts';
import { checkedBy, passagesOf } from '../../reviews/hold-view.ts';
import { listHoldWords } from '../../screening/screen-text.ts';
import { mailedDecisions } from '../mailed-decisions.ts';
import type { NotifierServices } from './listener.ts';

type OfAppeal = { appealId: number };

/** Mails both sides of a review what was decided, and each of them what the other asked for. */
export function reviewCaseMails(services: NotifierServices) {
  const { database, mailer } = services;
  const toOtherSide =
    (write: typeof appealFiledMail) =>
    async ({ appealId }: OfAppeal): Promise<void> => {
      const appeal = await notifiedAppeal(database, appealId);
      if (appeal) await mailer.send(write(services, appeal));
    };
  return {
    decided: async (decisionId: number): Promise<void> => {
      for (const { contractor, party, ...decision } of await mailedDecisions(database, decisionId)) {
        if (contractor === null || party === 'account') continue;
        const notified = await withHold(database, {
          ...decision,
          contractor,
          party,
          kind: decision.appealKind,
        });
        await mailer.send(decisionMail(services, notified));
      }
    },
    appealFiled: toOtherSide(appealFiledMail),
    // The author who appeals a response has it confirmed, as everyone who appeals a decision.
    appealConfirmed: async ({ appealId, kind }: OfAppeal & { kind: AppealKind }): Promise<void> => {
      if (kind !== 'remove_response') return;
      const appeal = await responseAppellant(database, appealId);
      if (appeal) await mailer.send(responseAppealFiledMail(services, appeal));
    },
    appealWithdrawn: toOtherSide(appealWithdrawnMail),
  };
}

/** The words that put a text on hold, for its writer alone; none where it is shown by now. */
async function withHold(
  database: Database,
  notified: Omit<NotifiedDecision, 'hold'>,
): Promise<NotifiedDecision> {
  const row = await textOnHold(database, notified);
  if (!row) return { ...notified, hold: null };
  const words = passagesOf(row, await listHoldWords({ database })).map((passage) => passage.words);
  return { ...notified, hold: { words, checkedBy: checkedBy(row.onHoldAt) } };
}

async function textOnHold(database: Database, notified: Omit<NotifiedDecision, 'hold'>) {
  if (notified.action === 'response.held' && notified.party === 'contractor') {
    const response = await database
      .selectFrom('decisions as d')
      .innerJoin('review_responses as s', 's.decision_id', 'd.id')
      .select(['s.body', 'd.decided_at as onHoldAt'])
      .where('d.id', '=', notified.id)
      .where('s.status', '=', 'inactive')
      .executeTakeFirst();
    return response && { title: '', ...response };
  }
  if (notified.action !== 'review.held' || notified.party !== 'author') return undefined;
  return database
    .selectFrom('decisions as d')
    .innerJoin('reviews as r', 'r.id', 'd.review_id')
    .select(['r.title', 'r.body', 'd.decided_at as onHoldAt'])
    .where('d.id', '=', notified.id)
    .where('r.decision_id', '=', notified.id)
    .where('r.status', '=', 'inactive')
    .executeTakeFirst();
}

/** An appeal with the side that did not file it; null where that side gets no mail. */
async function notifiedAppeal(database: Database, appealId: number): Promise<NotifiedAppeal | null> {
  const row = await database
    .selectFrom('appeals as a')
    .innerJoin('reviews as r', 'r.id', 'a.review_id')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .innerJoin('profiles as other', (join) =>
      join.on((on) =>
        on.or([
          on.and([on('a.kind', '=', 'take_down'), on('other.id', '=', on.ref('r.author_profile_id'))]),
          on.and([
            on('a.kind', 'in', ['put_back', 'remove_response']),
            on('other.id', '=', on.ref('r.contractor_id')),
          ]),
        ]),
      ),
    )
    .innerJoin('users as u', 'u.id', 'other.user_id')
    .select(['a.kind', 'a.due_at as dueAt', 'r.id as reviewId', 'c.name as contractor'])
    .select(['u.email', 'u.name', 'u.language'])
    .where('a.type', '=', 'appeal')
    .where('a.id', '=', appealId)
    .where(mayBeMailed('u'))
    .executeTakeFirst();
  if (!row) return null;
  const { email, name, language, kind, ...appeal } = row;
  return { ...appeal, kind: kind as AppealKind, to: { email, name, language: language as Language } };
}

/** The appellant against a response; null where no user is left to notify. */
async function responseAppellant(database: Database, appealId: number): Promise<NotifiedAppeal | null> {
  const row = await database
    .selectFrom('appeals as a')
    .innerJoin('reviews as r', 'r.id', 'a.review_id')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .innerJoin('users as u', 'u.id', 'a.appellant_user_id')
    .select(['a.due_at as dueAt', 'r.id as reviewId', 'c.name as contractor'])
    .select(['u.email', 'u.name', 'u.language'])
    .where('a.type', '=', 'appeal')
    .where('a.id', '=', appealId)
    .where(mayBeWrittenTo('u'))
    .executeTakeFirst();
  if (!row) return null;
  const { email, name, language, ...appeal } = row;
  return { ...appeal, kind: 'remove_response', to: { email, name, language: language as Language } };
}
