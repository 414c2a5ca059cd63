import type { DecisionAction } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import type { Database } from '../../database/client.ts';
import { mayBeWrittenTo } from '../../conditions/live-accounts.ts';
import { lastDayToAppeal, mayStillAppeal } from '../../cases/appeal-window.ts';
import { mayAppealDecisionAgainFrom, obstacleToDecisionAppeal } from '../../cases/appealable-decision.ts';
import {
  decisionAppealEndedMail,
  decisionAppealFiledMail,
  decisionAppealRejectedMail,
  type OwnAppeal,
  type RejectedAppeal,
} from '../mails/decision-appeal-mails.ts';
import type { NotifierServices } from './listener.ts';

type Rejected = { decidedAt: Date; rejectedAt: Date; isSensitive: boolean };
type OfAppeal = { appealId: number };
type Withdrawn = OfAppeal & { appellantUserId: number | null; byUserId: number | null };

/**
 * Mails the user who appealed a decision: it was filed, rejected, or ended because its subject was deleted.
 * An accepted one is in the mail of the decision that undoes the other one.
 */
export function decisionAppealMails(services: NotifierServices) {
  const { database, mailer } = services;
  return {
    filed: async ({ appealId }: OfAppeal): Promise<void> => {
      const appeal = await filedAppeal(database, appealId);
      if (appeal) await mailer.send(decisionAppealFiledMail(services, appeal));
    },
    withdrawn: async ({ appealId, appellantUserId, byUserId }: Withdrawn): Promise<void> => {
      if (appellantUserId === byUserId) return;
      const row = await appealsToTell(database).where('a.id', '=', appealId).executeTakeFirst();
      if (row) await mailer.send(decisionAppealEndedMail(services, ownAppeal(row)));
    },
    rejected: async (decisionId: number): Promise<void> => {
      const appeal = await rejectedAppeal(database, decisionId);
      if (appeal) await mailer.send(decisionAppealRejectedMail(services, appeal));
    },
  };
}

/** Appeals with the decision they are against and their appellants who may get mail. */
const appealsToTell = (database: Database) =>
  database
    .selectFrom('appeals as a')
    .innerJoin('decisions as against', 'against.id', 'a.against_decision_id')
    .innerJoin('users as u', 'u.id', 'a.appellant_user_id')
    .select(['against.id as against', 'against.action', 'against.decided_at as decidedAt'])
    .select('a.is_sensitive as isSensitive')
    .select(['u.email', 'u.name', 'u.language'])
    .where('a.type', '=', 'decision_appeal')
    .where(mayBeWrittenTo('u'));

type AppealRecipient = { against: number; action: string; email: string; name: string; language: string };

const ownAppeal = ({ against, action, email, name, language }: AppealRecipient): OwnAppeal => ({
  against,
  action: action as DecisionAction,
  to: { email, name, language: language as Language },
});

async function filedAppeal(database: Database, appealId: number) {
  const row = await appealsToTell(database)
    .select('a.due_at as dueAt')
    .where('a.id', '=', appealId)
    .executeTakeFirst();
  return row && { ...ownAppeal(row), dueAt: row.dueAt };
}

/** The appeal that a decision rejects; undefined where its appellant cannot be written to. */
async function rejectedAppeal(database: Database, decisionId: number): Promise<RejectedAppeal | undefined> {
  const row = await appealsToTell(database)
    .innerJoin('decisions as d', 'd.id', 'a.decision_id')
    .leftJoin('reason_codes as r', 'r.code', 'd.reason_code')
    .select(['d.id', 'd.reason_text as reasonText', 'd.decided_at as rejectedAt'])
    .select(['r.english', 'r.mexican_spanish'])
    .where('d.id', '=', decisionId)
    .executeTakeFirst();
  if (!row) return undefined;
  const appeal = ownAppeal(row);
  return {
    ...appeal,
    id: row.id,
    reasonText: row.reasonText,
    reasonName: appeal.to.language === 'english' ? row.english : row.mexican_spanish,
    again: anotherAppeal(row),
  };
}

/** When another appeal may follow the rejection; null: the last day is over. */
function anotherAppeal({ decidedAt, rejectedAt, isSensitive }: Rejected): RejectedAppeal['again'] {
  const until = lastDayToAppeal(decidedAt);
  if (!mayStillAppeal(until, rejectedAt)) return null;
  const appealed = { decidedAt, rejectedAt, isSensitive, stands: true, laterEditId: null, latest: null };
  const obstacle = obstacleToDecisionAppeal(appealed, rejectedAt);
  if (obstacle === null) return { way: 'again_now', from: null, until };
  return obstacle === 'too_early'
    ? { way: 'again', from: mayAppealDecisionAgainFrom(appealed), until }
    : { way: 'again_with_evidence', from: null, until };
}
