import type { Updateable } from 'kysely';
import type { DecisionAction, DecisionReasonCode } from '../../../../common/constants.ts';
import type { Language } from '../../../../common/format/language.ts';
import { lastDayToAppeal } from '../../../../server/cases/appeal-window.ts';
import {
  recordDecision,
  type Concerned,
  type NewDecision,
} from '../../../../server/decisions/record-decision.ts';
import type { Reviews } from '../../../../server/database/schema.ts';
import { contextOf, type Scene } from './scene.ts';

/** A review with its status before a step, and the users on both sides of it. */
export type Case = {
  id: number;
  status: string;
  version: number;
  overall: number;
  language: Language;
  body: string;
  contractorId: number;
  authorUserId: number | null;
  ownerUserId: number | null;
  decisionId: number | null;
};

export async function readCase({ database, ids }: Scene, reviewKey: string): Promise<Case> {
  const row = await database
    .selectFrom('reviews as r')
    .innerJoin('profiles as author', 'author.id', 'r.author_profile_id')
    .innerJoin('profiles as firm', 'firm.id', 'r.contractor_id')
    .select(['r.id', 'r.status', 'r.version', 'r.overall', 'r.language', 'r.body'])
    .select(['r.contractor_id as contractorId', 'r.decision_id as decisionId'])
    .select(['author.user_id as authorUserId', 'firm.user_id as ownerUserId'])
    .where('r.id', '=', ids.review(reviewKey))
    .executeTakeFirstOrThrow();
  return { ...row, language: row.language as Language };
}

export type Verdict = {
  action: DecisionAction;
  subject?: NewDecision['subject'];
  code: DecisionReasonCode | null;
  reason: string;
  after: { status: string } & NewDecision['after'];
  /** The side that it is against, which may appeal. */
  against?: 'author' | 'contractor';
  by?: 'screening';
};

export async function record(scene: Scene, about: Case, verdict: Verdict): Promise<number> {
  const { version, status } = about;
  const { id } = await recordDecision(contextOf(scene), {
    action: verdict.action,
    subject: verdict.subject ?? { type: 'review', id: about.id },
    reviewId: about.id,
    contractorId: about.contractorId,
    overall: about.overall,
    language: about.language,
    reasonCode: verdict.code,
    reasonText: verdict.reason,
    before: { status, version },
    after: { version, ...verdict.after },
    concerned: concernedBy(scene, about, verdict),
    ...(verdict.by ? { by: verdict.by } : {}),
  });
  return id;
}

function concernedBy({ now }: Scene, about: Case, { against, by }: Verdict): Concerned[] {
  const people = [
    { userId: about.authorUserId, party: 'author' as const },
    ...(by === 'screening' ? [] : [{ userId: about.ownerUserId, party: 'contractor' as const }]),
  ];
  return people.flatMap(({ userId, party }) =>
    userId === null ? [] : [{ userId, party, appealUntil: against === party ? lastDayToAppeal(now) : null }],
  );
}

export async function change({ database }: Scene, { id }: Case, values: Updateable<Reviews>): Promise<void> {
  await database.updateTable('reviews').set(values).where('id', '=', id).execute();
}
