import type { DecisionAction } from '../../common/constants.ts';
import type { Language } from '../../common/language.ts';
import type { Database } from '../database/client.ts';
import { lastDayToAppeal, mayStillAppeal } from '../cases/appeal-window.ts';
import { mayAppealDecisionAgainFrom } from '../cases/appealable-decision.ts';
import {
  decisionAppealEndedMail,
  decisionAppealFiledMail,
  decisionAppealRejectedMail,
  type OwnAppeal,
  type RejectedAppeal,
} from './decision-appeal-mails.ts';
import type { Listener, NotifierServices } from './listener.ts';

/**
 * Tells whoever appealed a decision that it came in, that it was rejected, and that it ended because somebody else took back
 * what it was about. One that is granted is told by the decision that undoes what was appealed, in the letter of its kind.
 */
export function decisionAppealListeners(services: NotifierServices): Record<string, Listener[]> {
  const { database, mailer } = services;
  return {
    'decision_appeal.filed': [
      async (event) => {
        const appeal = await filedAppeal(database, Number(event['appealId']));
        if (appeal) await mailer.send(decisionAppealFiledMail(services, appeal));
      },
    ],
    'decision_appeal.withdrawn': [
      async (event) => {
        const appeal = await endedByAnother(database, Number(event['appealId']), event['byUserId']);
        if (appeal) await mailer.send(decisionAppealEndedMail(services, appeal));
      },
    ],
    'decision.made': [
      async (event) => {
        const appeal = await rejectedAppeal(database, Number(event['decisionId']));
        if (appeal) await mailer.send(decisionAppealRejectedMail(services, appeal));
      },
    ],
  };
}

/** Appeals with the decision they are against and whoever filed them, who can be written to. */
const appealsToTell = (database: Database) =>
  database
    .selectFrom('appeals as a')
    .innerJoin('decisions as against', 'against.id', 'a.against_decision_id')
    .innerJoin('users as u', 'u.id', 'a.appellant_user_id')
    .select(['against.id as against', 'against.action', 'against.decided_at as decidedAt'])
    .select(['u.email', 'u.name', 'u.language'])
    .where('a.type', '=', 'decision_appeal')
    .where('u.email_verified', '=', true)
    .where('u.closed_at', 'is', null);

type Told = { against: number; action: string; email: string; name: string; language: string };

const ownAppeal = ({ against, action, email, name, language }: Told): OwnAppeal => ({
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

/** Undefined for one that its appellant turned off, or ended by taking back what it was about: they know. */
async function endedByAnother(
  database: Database,
  appealId: number,
  byUserId: unknown,
): Promise<OwnAppeal | undefined> {
  const row = await appealsToTell(database)
    .select('u.id as appellant')
    .where('a.id', '=', appealId)
    .where('a.state', '=', 'withdrawn')
    .where('a.off_appeal_reason', 'is', null)
    .executeTakeFirst();
  return row && row.appellant !== byUserId ? ownAppeal(row) : undefined;
}

/** Undefined for every decision that rejects no such appeal. */
async function rejectedAppeal(database: Database, decisionId: number): Promise<RejectedAppeal | undefined> {
  const row = await appealsToTell(database)
    .innerJoin('decisions as d', 'd.id', 'a.decision_id')
    .leftJoin('reason_codes as r', 'r.code', 'd.reason_code')
    .select(['d.id', 'd.reason_text as reasonText', 'd.decided_at as rejectedAt'])
    .select(['r.english', 'r.mexican_spanish'])
    .where('d.id', '=', decisionId)
    .where('d.action', '=', 'decision_appeal.rejected')
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

function anotherAppeal({
  decidedAt,
  rejectedAt,
}: {
  decidedAt: Date;
  rejectedAt: Date;
}): RejectedAppeal['again'] {
  const until = lastDayToAppeal(decidedAt);
  const from = mayAppealDecisionAgainFrom({
    decidedAt,
    rejectedAt,
    stands: true,
    laterEditId: null,
    latest: null,
  });
  return from !== null && mayStillAppeal(until, from) ? { from, until } : null;
}
