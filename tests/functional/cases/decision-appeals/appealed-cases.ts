import { route } from '../../../../common/routes/route-table.ts';
import type { Person, World } from '../../../support/world.ts';
import { createForms, idIn } from '../../postings/posting-input.ts';
import { makeRedFlag } from '../../red-flags/made-red-flag.ts';
import { WHY } from './words.ts';

/** A decision against a user, made by an administrator's call, and the check that it is in force. */
export type AppealedCase = {
  decisionId: number;
  /** The user who may appeal it. */
  by: Person;
  /** The other parties who were told of it; they may not. */
  notified: Person | null;
  subject: {
    type:
      | 'review'
      | 'response'
      | 'posting'
      | 'comment'
      | 'message'
      | 'photo'
      | 'passage'
      | 'user'
      | 'listing'
      | 'red_flag';
    id: number;
  };
  /** Whether things are again as they were before the decision. */
  isUndone: () => Promise<boolean>;
};
export type CaseName =
  | 'review.edited'
  | 'response.deactivated'
  | 'response.deleted'
  | 'response.edited'
  | 'posting.removed'
  | 'comment.removed'
  | 'message.removed'
  | 'photo.removed'
  | 'passage.hidden'
  | 'user.role_changed'
  | 'listing.hidden'
  | 'listing.merged'
  | 'listing.closed'
  | 'red_flag.published';
export const CASE_NAMES = [
  'review.edited',
  'response.deactivated',
  'response.deleted',
  'response.edited',
  'posting.removed',
  'comment.removed',
  'message.removed',
  'photo.removed',
  'passage.hidden',
  'user.role_changed',
  'listing.hidden',
  'listing.merged',
  'listing.closed',
  'red_flag.published',
] as const satisfies readonly CaseName[];
/** The cases in which a second appeal needs no new evidence and no wait. */
export const SENSITIVE_CASE_NAMES = ['passage.hidden'] as const satisfies readonly CaseName[];
export const isSensitiveCase = (name: CaseName) => SENSITIVE_CASE_NAMES.some((known) => known === name);

const FLAG_WHY = { reason: WHY.reason, reason_code: 'P02' };

/** Cases of each kind, all decided by `admin`. */
export async function createAppealedCases(world: World, admin: Person) {
  const { make, database } = world;
  const owner = await world.signedIn({ name: 'Olga Owner' });
  const author = await world.signedIn({ name: 'Aurelio Autor', language: 'mexican_spanish' });
  const firm = await make.contractor({ owner: owner.user });
  const forms = await createForms(world);

  const latestDecision = async (subject: AppealedCase['subject']): Promise<number> => {
    const { id } = await database
      .selectFrom('decisions')
      .select('id')
      .where('subject_type', '=', subject.type)
      .where('subject_id', '=', subject.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return id;
  };
  const decided = async (
    subject: AppealedCase['subject'],
    call: { method: 'PUT' | 'PATCH' | 'DELETE'; url: string; body: object },
    why: object = WHY,
  ): Promise<number> => {
    const answer = await admin.call(call.method, call.url, { ...call.body, ...why });
    if (answer.status !== 200)
      throw new Error(`${call.url}: ${answer.status} ${JSON.stringify(answer.json())}`);
    return latestDecision(subject);
  };

  let month = 0;
  const reviewed = (title?: string) => {
    month += 1;
    const jobMonth = `${1900 + month}-01-01`;
    return make.review({ contractor: firm, author: author.user, jobMonth, ...(title && { title }) });
  };

  const reviewCase = async (): Promise<AppealedCase> => {
    const review = await reviewed('They never came back');
    const subject = { type: 'review', id: review.id } as const;
    const url = route('api.admin.reviews.update', { id: review.id });
    const decisionId = await decided(subject, { method: 'PUT', url, body: { title: 'They left' } });
    const isUndone = async () => {
      const row = database.selectFrom('reviews').select('title').where('id', '=', review.id);
      return (await row.executeTakeFirstOrThrow()).title === 'They never came back';
    };
    return { decisionId, by: author, notified: owner, subject, isUndone };
  };

  const responseCase = async (
    verb: 'deactivate' | 'destroy' | 'update',
  ): Promise<AppealedCase & { reviewId: number }> => {
    const review = await reviewed();
    const body = 'The bill says what was agreed, and she knows it.';
    const { id } = await make.response({ review, author: owner.user, body });
    const subject = { type: 'response', id } as const;
    const decisionId = await decided(
      subject,
      verb === 'update'
        ? {
            method: 'PATCH',
            url: route('api.admin.review_responses.update'),
            body: { responseId: id, review_response: 'The bill says what was agreed.' },
          }
        : {
            method: verb === 'destroy' ? 'DELETE' : 'PUT',
            url: route(`api.admin.review_responses.${verb}`, { id }),
            body: {},
          },
    );
    const isUndone = async () => {
      const row = await database
        .selectFrom('review_responses')
        .select(['status', 'deleted_at', 'body'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return row.status === 'active' && row.deleted_at === null && row.body === body;
    };
    return { decisionId, by: owner, notified: author, subject, isUndone, reviewId: review.id };
  };

  const postingCase = async (): Promise<AppealedCase> => {
    const { page } = await author.submit(route('postings.store'), forms.form());
    const id = idIn(page.url);
    const subject = { type: 'posting', id } as const;
    const url = route('api.admin.postings.remove', { id });
    const decisionId = await decided(subject, { method: 'PUT', url, body: {} });
    const isUndone = async () => {
      const row = database.selectFrom('postings').select('status').where('id', '=', id);
      return (await row.executeTakeFirstOrThrow()).status === 'active';
    };
    return { decisionId, by: author, notified: null, subject, isUndone };
  };

  const commentCase = async (): Promise<AppealedCase> => {
    const { subject: posting } = await postingCase();
    await admin.call('PUT', route('api.admin.postings.restore', { id: posting.id }), {
      reason: 'Kept after all.',
    });
    await author.submit(route('comments.store', { id: posting.id }), { body: 'Who signs for the gas line?' });
    const { id } = await database
      .selectFrom('comments')
      .select('id')
      .where('posting_id', '=', posting.id)
      .executeTakeFirstOrThrow();
    const subject = { type: 'comment', id } as const;
    const url = route('api.admin.comments.remove', { id });
    const decisionId = await decided(subject, { method: 'PUT', url, body: {} });
    const isUndone = async () => {
      const row = database.selectFrom('comments').select('status').where('id', '=', id);
      return (await row.executeTakeFirstOrThrow()).status === 'active';
    };
    return { decisionId, by: author, notified: null, subject, isUndone };
  };

  /** A private text or a photo that a report took down. */
  const reportedCase = async (kind: 'message' | 'photo', id: number) => {
    const { caseId } = await make.report({ kind, id });
    const url = route('api.admin.reports.take_down', { id: caseId });
    return decided({ type: kind, id }, { method: 'PUT', url, body: {} });
  };

  const messageCase = async (): Promise<AppealedCase> => {
    const customer = await world.signedIn();
    const { id: conversationId } = await database
      .insertInto('conversations')
      .values({ contractor_id: firm.id, profile_id: customer.user.profileId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await database
      .insertInto('messages')
      .values({
        conversation_id: conversationId,
        author_profile_id: customer.user.profileId,
        is_from_contractor: false,
        body: 'You will hear from my lawyer.',
        language: 'english',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const decisionId = await reportedCase('message', id);
    const isUndone = async () => {
      const row = database.selectFrom('messages').select('removed_at').where('id', '=', id);
      return (await row.executeTakeFirstOrThrow()).removed_at === null;
    };
    return { decisionId, by: customer, notified: null, subject: { type: 'message', id }, isUndone };
  };

  const photoCase = async (): Promise<AppealedCase> => {
    const review = await reviewed();
    const { id } = await make.upload({ user: author.user, visibility: 'public' });
    await database
      .insertInto('review_photos')
      .values({ review_id: review.id, upload_id: id, position: 1 })
      .execute();
    const decisionId = await reportedCase('photo', id);
    const isUndone = async () =>
      (await database.selectFrom('review_photos').select('position').where('upload_id', '=', id).execute())
        .length === 1;
    return { decisionId, by: author, notified: null, subject: { type: 'photo', id }, isUndone };
  };

  let houses = 0;
  const passageCase = async (): Promise<AppealedCase> => {
    houses += 1;
    const passage = `${houses} Elm Street`;
    const review = await reviewed(`Their foreman lives at ${passage}`);
    const { caseId } = await make.report({ kind: 'review', id: review.id });
    const url = route('api.admin.reports.hide', { id: caseId });
    const answer = await admin.call('PUT', url, {
      passage,
      reason: WHY.reason,
      reason_code: 'R07',
    });
    if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${JSON.stringify(answer.json())}`);
    const { id, decisionId } = await database
      .selectFrom('hidden_passages')
      .select(['id', 'decision_id as decisionId'])
      .where('case_id', '=', caseId)
      .executeTakeFirstOrThrow();
    const isUndone = async () =>
      (await world.visitor().get(route('contractors.show', { slug: firm.slug }))).text.includes(passage);
    return {
      decisionId: decisionId ?? 0,
      by: author,
      notified: null,
      subject: { type: 'passage', id },
      isUndone,
    };
  };

  const roleCase = async (): Promise<AppealedCase> => {
    const person = await world.signedIn({ role: 'admin' });
    const { id } = person.user;
    const subject = { type: 'user', id } as const;
    const url = route('api.admin.users.role', { id });
    const decisionId = await decided(subject, { method: 'PUT', url, body: { role: 'user' } });
    const isUndone = async () => {
      const row = database.selectFrom('users').select('role').where('id', '=', id);
      return (await row.executeTakeFirstOrThrow()).role === 'admin';
    };
    return { decisionId, by: person, notified: null, subject, isUndone };
  };

  const hiddenCase = async (): Promise<AppealedCase> => {
    const by = await world.signedIn();
    const { id, slug } = await make.contractor({ owner: by.user });
    const subject = { type: 'listing', id } as const;
    const url = route('api.admin.contractors.hide', { id });
    const decisionId = await decided(subject, { method: 'PUT', url, body: {} });
    const isUndone = async () =>
      (await world.visitor().get(route('contractors.show', { slug }))).status === 200;
    return { decisionId, by, notified: null, subject, isUndone };
  };

  const mergedCase = async (): Promise<AppealedCase & { intoId: number }> => {
    const by = await world.signedIn();
    const into = await make.contractor({ owner: by.user });
    const { id, slug } = await make.contractor();
    await make.review({ contractor: { id, slug } as typeof into, overall: 2 });
    const subject = { type: 'listing', id } as const;
    const url = route('api.admin.contractors.merge', { id });
    const decisionId = await decided(subject, { method: 'PUT', url, body: { into_id: into.id } });
    const isUndone = async () =>
      (await world.visitor().get(route('contractors.show', { slug }))).status === 200;
    return { decisionId, by, notified: null, subject, isUndone, intoId: into.id };
  };

  const closedCase = async (): Promise<AppealedCase> => {
    const by = await world.signedIn();
    const { id } = await make.contractor({ owner: by.user });
    await database
      .insertInto('closing_proposals')
      .values({
        contractor_id: id,
        wish: 'close',
        origin: 'user',
        closed_on: '2026-01-05',
        opened_at: new Date(),
      })
      .execute();
    const subject = { type: 'listing', id } as const;
    const url = route('api.admin.contractors.close', { id });
    const decisionId = await decided(
      subject,
      { method: 'PUT', url, body: { closed_on: '2026-01-05' } },
      { reason: WHY.reason, reason_code: 'F01' },
    );
    const isUndone = async () => {
      const row = database.selectFrom('contractors').select('closed_on').where('id', '=', id);
      return (await row.executeTakeFirstOrThrow()).closed_on === null;
    };
    return { decisionId, by, notified: null, subject, isUndone };
  };

  const flagCase = async (): Promise<AppealedCase> => {
    const by = await world.signedIn();
    const contractor = await make.contractor({ owner: by.user });
    const reporter = await world.signedIn();
    const { id, version } = await makeRedFlag(world, { contractor, reporter: reporter.user });
    const subject = { type: 'red_flag', id } as const;
    const url = route('api.admin.red_flags.publish', { id });
    const decisionId = await decided(subject, { method: 'PUT', url, body: { version } }, FLAG_WHY);
    const isUndone = async () => {
      const row = database.selectFrom('red_flags').select('state').where('id', '=', id);
      return (await row.executeTakeFirstOrThrow()).state === 'ended';
    };
    return { decisionId, by, notified: reporter, subject, isUndone };
  };

  const CASES: Record<CaseName, () => Promise<AppealedCase>> = {
    'review.edited': reviewCase,
    'response.deactivated': () => responseCase('deactivate'),
    'response.deleted': () => responseCase('destroy'),
    'response.edited': () => responseCase('update'),
    'posting.removed': postingCase,
    'comment.removed': commentCase,
    'message.removed': messageCase,
    'photo.removed': photoCase,
    'passage.hidden': passageCase,
    'user.role_changed': roleCase,
    'listing.hidden': hiddenCase,
    'listing.merged': mergedCase,
    'listing.closed': closedCase,
    'red_flag.published': flagCase,
  };
  return { owner, author, firm, forms, caseOf: (name: CaseName) => CASES[name](), reviewCase, responseCase };
}
export type AppealedCases = Awaited<ReturnType<typeof createAppealedCases>>;
