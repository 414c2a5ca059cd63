import type { Language } from '../../../common/format/language.ts';
import type { Database } from '../../database/client.ts';
import { mayBeWrittenTo } from '../../conditions/live-accounts.ts';
import { isOtherAccepted } from '../../contractors/claims/claim.ts';
import type { DecidedState } from '../../decisions/chain.ts';
import {
  claimCodeMail,
  claimDecidedMail,
  claimFiledMail,
  claimLapsedMail,
  type MailedClaim,
} from '../mails/claim-mails.ts';
import { accountAppealFiledMail, accountDecisionMail } from '../mails/people-mails.ts';
import { mailedDecisions } from '../mailed-decisions.ts';
import type { NotifierServices } from './listener.ts';

type OfClaim = { claimId: number };

/** Mails about decisions on accounts, and about claims with their codes. */
export function accountMails(services: NotifierServices) {
  const { database, mailer } = services;
  const toClaimant =
    (write: typeof claimFiledMail) =>
    async ({ claimId }: OfClaim): Promise<void> => {
      const { claim, mayWrite } = await claimById(database, claimId);
      if (mayWrite) await mailer.send(write(services, claim));
    };
  return {
    decided: async (decisionId: number): Promise<void> => {
      const decisions = await mailedDecisions(database, decisionId);
      const decision = decisions.find(({ party }) => party === 'account');
      const mail = decision && accountDecisionMail(services, decision);
      if (mail) await mailer.send(mail);
    },
    appealFiled: async ({ appealId }: { appealId: number }): Promise<void> => {
      const appeal = await accountAppeal(database, appealId);
      if (appeal) await mailer.send(accountAppealFiledMail(services, appeal));
    },
    claimCode: async ({ claimId, code }: OfClaim & { code: string }): Promise<void> => {
      const { claim } = await claimById(database, claimId);
      await mailer.send(claimCodeMail(services, claim, code));
    },
    claimFiled: toClaimant(claimFiledMail),
    claimDecided: toClaimant(claimDecidedMail),
    claimLapsed: toClaimant(claimLapsedMail),
  };
}

/** An account's appeal with who filed it; undefined where they may not be written to. */
async function accountAppeal(database: Database, appealId: number) {
  const row = await database
    .selectFrom('appeals as a')
    .innerJoin('users as u', 'u.id', 'a.subject_id')
    .select(['a.due_at as dueAt', 'u.email', 'u.name', 'u.language'])
    .where('a.type', '=', 'account_appeal')
    .where('a.id', '=', appealId)
    .where(mayBeWrittenTo('u'))
    .executeTakeFirst();
  if (!row) return undefined;
  const { dueAt, email, name, language } = row;
  return { dueAt, to: { email, name, language: language as Language } };
}

async function claimById(
  database: Database,
  claimId: number,
): Promise<{ claim: MailedClaim; mayWrite: boolean }> {
  const row = await database
    .selectFrom('contractor_claims as claim')
    .innerJoin('contractors as c', 'c.id', 'claim.contractor_id')
    .innerJoin('users as u', 'u.id', 'claim.user_id')
    .leftJoin('decisions as d', 'd.id', 'claim.decision_id')
    .select(['claim.state', 'claim.email as codeTo', 'claim.due_at as dueAt'])
    .select(['c.name as contractor', 'c.slug', 'd.reason_text as reason', 'd.after'])
    .select(['u.email', 'u.name', 'u.language', mayBeWrittenTo('u').as('mayWrite')])
    .where('claim.id', '=', claimId)
    .executeTakeFirstOrThrow();
  const { email, name, language, state, codeTo, dueAt, contractor, slug, reason, mayWrite } = row;
  const isOther = isOtherAccepted(row.after as DecidedState | null);
  const to = { email, name, language: language as Language };
  return { claim: { to, contractor, slug, state, codeTo, dueAt, reason, isOther }, mayWrite };
}
