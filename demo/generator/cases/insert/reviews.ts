import { markShown } from '../../../../server/reviews/texts/mark-shown.ts';
import type { ReviewContent } from '../../../../server/reviews/texts/review-content.ts';
import {
  keepResponseVersions,
  pointResponseVersionToDecision,
} from '../../../../server/reviews/texts/versions.ts';
import { textBandsOf } from '../../../../server/reviews/screening/screen-review.ts';
import { change, readCase, record, type Case, type Verdict } from './review-case.ts';
import { contextOf, type Scene, type Step } from './scene.ts';

export async function hold(scene: Scene, { reviewKey, signal, sentence }: Step<'held'>): Promise<void> {
  const about = await readCase(scene, reviewKey);
  const body = `${about.body} ${sentence}`;
  await changeFirstWords(scene, about, body);
  await change(scene, about, {
    body,
    text_bands: textBandsOf(body),
    status: 'inactive',
    hold_signals: [signal],
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
async function changeFirstWords(scene: Scene, about: Case, body: string): Promise<void> {
  const first = await firstVersion(scene, about);
  const content = { ...first.content, body };
  await scene.database.updateTable('review_versions').set({ content }).where('id', '=', first.id).execute();
}

async function firstVersion(
  { database }: Scene,
  { id }: Case,
): Promise<{ id: number; content: ReviewContent }> {
  const row = await database
    .selectFrom('review_versions')
    .select(['id', 'content'])
    .where('review_id', '=', id)
    .orderBy('version')
    .executeTakeFirstOrThrow();
  return { id: row.id, content: row.content as ReviewContent };
}

export async function decideReview(scene: Scene, step: Step<'review'>): Promise<void> {
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
  await change(scene, about, { ...deletion, hold_signals: [], decision_id: decisionId });
  await markShown(contextOf(scene), about.id);
}

/** The review contained the sentence until an administrator removed it. */
export async function edit(scene: Scene, step: Step<'edited'>): Promise<void> {
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
  const { content } = await firstVersion(scene, about);
  await scene.database
    .insertInto('review_versions')
    .values({
      review_id: about.id,
      version,
      content: { ...content, body: about.body },
      created_at: scene.now,
      edited_by_user_id: scene.administrator,
      decision_id: decisionId,
    })
    .execute();
  await change(scene, about, { version, edited_at: scene.now, decision_id: decisionId });
  await markShown(contextOf(scene), about.id);
}

export async function takeResponseDown(scene: Scene, step: Step<'response'>): Promise<void> {
  const about = await readCase(scene, step.reviewKey);
  const response = await responseTo(scene, about);
  if (!response) return;
  const isDeletion = step.action === 'deleted';
  const decisionId = await record(scene, about, {
    action: `response.${step.action}`,
    subject: { type: 'response', id: response.id },
    code: step.code,
    reason: step.reason,
    after: { status: isDeletion ? 'deleted' : 'inactive' },
    against: 'contractor',
  });
  await scene.database
    .updateTable('review_responses')
    .set({
      decision_id: decisionId,
      ...(isDeletion ? { deleted_at: scene.now } : { status: 'inactive' }),
    })
    .where('id', '=', response.id)
    .execute();
}

/** The response contained the sentence until an administrator removed it. */
export async function editResponse(scene: Scene, step: Step<'response_edited'>): Promise<void> {
  const about = await readCase(scene, step.reviewKey);
  const response = await responseTo(scene, about);
  if (!response) return;
  const version = await keepResponseVersions(contextOf(scene), {
    responseId: response.id,
    before: {
      body: `${response.body} ${step.sentence}`,
      writtenAt: response.created_at,
      byUserId: response.author_user_id,
    },
    wasShown: true,
    shown: true,
    after: { body: response.body, byUserId: scene.administrator },
  });
  const changing = scene.database.updateTable('review_responses').set({ edited_at: scene.now });
  await changing.where('id', '=', response.id).execute();
  const decisionId = await record(scene, about, {
    action: 'response.edited',
    subject: { type: 'response', id: response.id },
    code: step.code,
    reason: step.reason,
    after: { status: 'active', version },
    against: 'contractor',
  });
  await pointResponseVersionToDecision(contextOf(scene), { responseId: response.id, version, decisionId });
}

const responseTo = ({ database }: Scene, { id }: Case) =>
  database
    .selectFrom('review_responses')
    .select(['id', 'body', 'created_at', 'author_user_id'])
    .where('review_id', '=', id)
    .executeTakeFirst();
