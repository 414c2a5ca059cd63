import type { Updateable } from 'kysely';
import type { DecisionAction, ReasonCode } from '../../../../../common/constants.ts';
import type { Language } from '../../../../../common/language.ts';
import type { ReadContext } from '../../../../core/context.ts';
import { lastDayToAppeal } from '../../../../decisions/appeal-window.ts';
import { recordDecision, type Concerned, type NewDecision } from '../../../../decisions/record-decision.ts';
import { textBandsOf } from '../../../../reviews/screening/screen-review.ts';
import { markShown } from '../../../../reviews/mark-shown.ts';
import type { ReviewContent } from '../../../../reviews/review-content.ts';
import type { Queryable } from '../../../client.ts';
import type { Reviews } from '../../../schema.ts';
import type { CaseStep } from './steps.ts';

const DUE_DAYS = 7;
const DAY_MS = 86_400_000;

/** What cases are made of, by the keys of the demo world. */
export type CaseIds = {
  review: (key: string) => number;
  user: (key: string) => number;
  profile: (key: string) => number;
  administrators: readonly number[];
};

/** Carries out planned steps one after the other, each as of its day. Callers add up the ratings afterwards. */
export async function insertCases(
  database: Queryable,
  steps: readonly CaseStep[],
  ids: CaseIds,
): Promise<void> {
  for (const [index, step] of steps.entries()) {
    const administrator = ids.administrators[index % ids.administrators.length] ?? null;
    await carryOut({ database, ids, now: step.at, administrator }, step);
  }
}

type Scene = { database: Queryable; ids: CaseIds; now: Date; administrator: number | null };
type Step<Kind extends CaseStep['kind']> = Extract<CaseStep, { kind: Kind }>;

async function carryOut(scene: Scene, step: CaseStep): Promise<void> {
  switch (step.kind) {
    case 'held':
      return hold(scene, step);
    case 'review':
      return decideReview(scene, step);
    case 'edited':
      return edit(scene, step);
    case 'response':
      return takeResponseDown(scene, step);
    case 'appeal_filed':
      return fileAppeal(scene, step);
    case 'appeal_decided':
      return decideAppeal(scene, step);
    case 'appeal_withdrawn':
      return withdrawAppeal(scene, step);
    case 'note':
      return writeNote(scene, step);
    case 'account_deactivated':
      return deactivateAccount(scene, step);
    case 'account_appealed':
      return appealForAccount(scene, step);
    case 'claim_filed':
      return fileClaim(scene, step);
    case 'claim_rejected':
      return rejectClaim(scene, step);
  }
}

type Case = {
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

async function readCase({ database, ids }: Scene, reviewKey: string): Promise<Case> {
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

type Verdict = {
  action: DecisionAction;
  subject?: NewDecision['subject'];
  code: ReasonCode | null;
  reason: string;
  after: { status: string; version?: number };
  /** Who loses by it, and may appeal. */
  against?: 'author' | 'contractor';
  by?: 'screening';
};

async function record(scene: Scene, about: Case, verdict: Verdict): Promise<number> {
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

/** As a request of that administrator on that day would bring; the mails of long ago are not sent. */
const contextOf = ({ database, now, administrator }: Scene) =>
  ({
    database,
    now,
    viewer: administrator === null ? null : { userId: administrator },
    announce: () => undefined,
  }) as unknown as ReadContext;

async function change({ database }: Scene, { id }: Case, values: Updateable<Reviews>): Promise<void> {
  await database.updateTable('reviews').set(values).where('id', '=', id).execute();
}

async function hold(scene: Scene, { reviewKey, signal, sentence }: Step<'held'>): Promise<void> {
  const about = await readCase(scene, reviewKey);
  const body = `${about.body} ${sentence}`;
  await changeFirstWords(scene, about, body);
  await change(scene, about, {
    body,
    text_bands: textBandsOf(body),
    status: 'inactive',
    held_signals: [signal],
    first_shown_at: null,
    shown_version: null,
  });
  const versions = scene.database.updateTable('review_versions').set({ shown: false });
  await versions.where('review_id', '=', about.id).execute();
  const code = signal === 'hold_word' ? 'R02' : 'R07';
  const verdict: Verdict = {
    action: 'review.held',
    code,
    reason: signal,
    after: { status: 'inactive' },
    by: 'screening',
  };
  await change(scene, about, { decision_id: await record(scene, about, verdict) });
}

/** The version that was published had these words from the start. */
async function changeFirstWords({ database }: Scene, { id }: Case, body: string): Promise<void> {
  const kept = await database
    .selectFrom('review_versions')
    .select(['id', 'content'])
    .where('review_id', '=', id)
    .orderBy('version')
    .executeTakeFirstOrThrow();
  const content = { ...(kept.content as ReviewContent), body };
  await database.updateTable('review_versions').set({ content }).where('id', '=', kept.id).execute();
}

async function decideReview(scene: Scene, step: Step<'review'>): Promise<void> {
  const about = await readCase(scene, step.reviewKey);
  const status = step.action === 'activated' ? 'active' : 'inactive';
  const verdict: Verdict = {
    action: `review.${step.action}`,
    code: step.code,
    reason: step.reason,
    after: { status: step.action === 'deleted' ? 'deleted' : status },
    ...(step.action === 'activated' ? {} : { against: 'author' }),
  };
  const decisionId = await record(scene, about, verdict);
  const deletion =
    step.action === 'deleted'
      ? { deleted_at: scene.now, deleted_by_user_id: scene.administrator }
      : { status };
  await change(scene, about, { ...deletion, held_signals: [], decision_id: decisionId });
  await markShown(contextOf(scene), about.id);
}

/** The sentence stood in the review until an administrator took it out. */
async function edit(scene: Scene, step: Step<'edited'>): Promise<void> {
  const about = await readCase(scene, step.reviewKey);
  await changeFirstWords(scene, about, `${about.body} ${step.sentence}`);
  const version = about.version + 1;
  const verdict: Verdict = {
    action: 'review.edited',
    code: step.code,
    reason: step.reason,
    after: { status: about.status, version },
    against: 'author',
  };
  const decisionId = await record(scene, about, verdict);
  const { content } = await scene.database
    .selectFrom('review_versions')
    .select('content')
    .where('review_id', '=', about.id)
    .orderBy('version')
    .executeTakeFirstOrThrow();
  await scene.database
    .insertInto('review_versions')
    .values({
      review_id: about.id,
      version,
      content: { ...(content as ReviewContent), body: about.body },
      created_at: scene.now,
      edited_by_user_id: scene.administrator,
      decision_id: decisionId,
    })
    .execute();
  await change(scene, about, { version, edited_at: scene.now, decision_id: decisionId });
  await markShown(contextOf(scene), about.id);
}

async function takeResponseDown(scene: Scene, step: Step<'response'>): Promise<void> {
  const about = await readCase(scene, step.reviewKey);
  const response = await scene.database
    .selectFrom('review_responses')
    .select('id')
    .where('review_id', '=', about.id)
    .executeTakeFirst();
  if (!response) return;
  const decisionId = await record(scene, about, {
    action: 'response.deactivated',
    subject: { type: 'response', id: response.id },
    code: step.code,
    reason: step.reason,
    after: { status: 'inactive' },
    against: 'contractor',
  });
  await scene.database
    .updateTable('review_responses')
    .set({ status: 'inactive', decision_id: decisionId })
    .where('id', '=', response.id)
    .execute();
}

async function fileAppeal(scene: Scene, step: Step<'appeal_filed'>): Promise<void> {
  const about = await readCase(scene, step.reviewKey);
  const appellant = step.appeal === 'take_down' ? about.ownerUserId : about.authorUserId;
  await scene.database
    .insertInto('appeals')
    .values({
      review_id: about.id,
      kind: step.appeal,
      appellant_user_id: appellant,
      against_decision_id: about.decisionId,
      on_appeal_reason: step.reason,
      filed_at: scene.now,
      due_at: new Date(scene.now.getTime() + DUE_DAYS * DAY_MS),
    })
    .execute();
}

async function openAppeal({ database }: Scene, { id }: Case) {
  return database
    .selectFrom('appeals')
    .select(['id', 'kind', 'against_decision_id'])
    .where('review_id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
}

async function decideAppeal(asked: Scene, step: Step<'appeal_decided'>): Promise<void> {
  const about = await readCase(asked, step.reviewKey);
  const appeal = await openAppeal(asked, about);
  const scene = { ...asked, administrator: await someoneElse(asked, appeal.against_decision_id) };
  const isTakeDown = appeal.kind === 'take_down';
  const wished = isTakeDown ? 'inactive' : 'active';
  const granted = step.state === 'accepted';
  const decisionId = await record(scene, about, {
    action: `appeal.${step.state}`,
    subject: { type: 'appeal', id: appeal.id },
    code: step.code,
    reason: step.reason,
    after: { status: granted ? wished : about.status },
    ...(granted && isTakeDown ? { against: 'author' } : {}),
  });
  await scene.database
    .updateTable('appeals')
    .set({ state: step.state, closed_at: scene.now, decision_id: decisionId })
    .where('id', '=', appeal.id)
    .execute();
  if (granted) await change(scene, about, { status: wished, decision_id: decisionId });
}

/** Nobody decides about an appeal against a decision of their own. */
async function someoneElse({ database, ids, administrator }: Scene, decisionId: number | null) {
  if (decisionId === null) return administrator;
  const appealed = await database
    .selectFrom('decisions')
    .select('decided_by_user_id')
    .where('id', '=', decisionId)
    .executeTakeFirstOrThrow();
  return ids.administrators.find((id) => id !== appealed.decided_by_user_id) ?? administrator;
}

async function withdrawAppeal(scene: Scene, step: Step<'appeal_withdrawn'>): Promise<void> {
  const appeal = await openAppeal(scene, await readCase(scene, step.reviewKey));
  await scene.database
    .updateTable('appeals')
    .set({ state: 'withdrawn', closed_at: scene.now, off_appeal_reason: step.reason })
    .where('id', '=', appeal.id)
    .execute();
}

async function writeNote(scene: Scene, step: Step<'note'>): Promise<void> {
  const appeal = await openAppeal(scene, await readCase(scene, step.reviewKey));
  await scene.database
    .insertInto('admin_notes')
    .values({
      subject_type: 'appeal',
      subject_id: appeal.id,
      author_user_id: scene.administrator,
      body: step.body,
      created_at: scene.now,
    })
    .execute();
}

async function deactivateAccount(scene: Scene, step: Step<'account_deactivated'>): Promise<void> {
  const userId = scene.ids.user(step.userKey);
  const { id } = await recordDecision(contextOf(scene), {
    action: 'user.deactivated',
    subject: { type: 'user', id: userId },
    reasonCode: step.code,
    reasonText: step.reason,
    before: { status: 'active' },
    after: { status: 'inactive' },
    concerned: [{ userId, party: 'account', appealUntil: lastDayToAppeal(scene.now) }],
  });
  await scene.database.updateTable('users').set({ decision_id: id }).where('id', '=', userId).execute();
}

async function appealForAccount(scene: Scene, step: Step<'account_appealed'>): Promise<void> {
  const userId = scene.ids.user(step.userKey);
  const { decision_id } = await scene.database
    .selectFrom('users')
    .select('decision_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await scene.database
    .insertInto('account_appeals')
    .values({
      user_id: userId,
      against_decision_id: decision_id,
      reason: step.reason,
      filed_at: scene.now,
      due_at: new Date(scene.now.getTime() + DUE_DAYS * DAY_MS),
    })
    .execute();
}

async function fileClaim(scene: Scene, step: Step<'claim_filed'>): Promise<void> {
  const contractorId = scene.ids.profile(step.contractorKey);
  const email = await listWithAddress(scene, contractorId);
  await scene.database
    .insertInto('contractor_claims')
    .values({
      contractor_id: contractorId,
      user_id: scene.ids.user(step.userKey),
      evidence: step.evidence,
      email: step.evidence === 'listed_email' ? email : email.replace('office@', 'owner@'),
      codes_sent: 1,
      code_sent_at: scene.now,
      confirmed_at: scene.now,
      message: step.message,
      created_at: scene.now,
      due_at: new Date(scene.now.getTime() + DUE_DAYS * DAY_MS),
    })
    .execute();
}

/** A listing that can be claimed by mail has a website and an address of its own. */
async function listWithAddress({ database }: Scene, contractorId: number): Promise<string> {
  const { slug } = await database
    .selectFrom('contractors')
    .select('slug')
    .where('id', '=', contractorId)
    .executeTakeFirstOrThrow();
  const email = `office@${slug}.example`;
  await database
    .updateTable('contractors')
    .set({ website: `https://www.${slug}.example`, email })
    .where('id', '=', contractorId)
    .execute();
  return email;
}

async function rejectClaim(scene: Scene, step: Step<'claim_rejected'>): Promise<void> {
  const userId = scene.ids.user(step.userKey);
  const contractorId = scene.ids.profile(step.contractorKey);
  const claim = await scene.database
    .selectFrom('contractor_claims')
    .select('id')
    .where('user_id', '=', userId)
    .where('contractor_id', '=', contractorId)
    .executeTakeFirstOrThrow();
  const { id } = await recordDecision(contextOf(scene), {
    action: 'claim.rejected',
    subject: { type: 'claim', id: claim.id },
    contractorId,
    reasonCode: 'R18',
    reasonText: step.reason,
    before: { state: 'open' },
    after: { state: 'rejected' },
    concerned: [{ userId, party: 'account', appealUntil: null }],
  });
  await scene.database
    .updateTable('contractor_claims')
    .set({ state: 'rejected', closed_at: scene.now, decision_id: id })
    .where('id', '=', claim.id)
    .execute();
}
