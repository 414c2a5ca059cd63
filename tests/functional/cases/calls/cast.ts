import type { Browser } from '../../../support/browser.ts';
import type { MadeAppeal, MadeContractor, MadeDecision, MadeReview } from '../../../support/factories.ts';
import type { Person, World } from '../../../support/world.ts';

/** Everyone who may meet a case: its parties, other users, and administrators. */
export type Cast = {
  visitor: Browser;
  user: Person;
  otherContractor: Person;
  owner: Person;
  author: Person;
  /** Made inactive after signing in: the token is one that was good. */
  inactive: Person;
  admin: Person;
  otherAdmin: Person;
};
export type RoleName = 'visitor' | 'user' | 'otherContractor' | 'owner' | 'author' | 'inactive' | 'admin';

export const REASON = 'It names the street and the house number of the owner.';
export const WISH = 'This review is about another business with a name like ours.';

export async function createCast(world: World): Promise<Cast & { firm: MadeContractor }> {
  const user = await world.signedIn();
  const otherContractor = await world.signedIn();
  const owner = await world.signedIn({ name: 'Olga Owner' });
  const author = await world.signedIn({ name: 'Aaron Author' });
  const inactive = await world.signedIn();
  const admin = await world.signedIn({ role: 'admin', name: 'Ada Admin' });
  const otherAdmin = await world.signedIn({ role: 'admin', name: 'Otto Admin' });
  await world.make.contractor({ owner: otherContractor.user });
  const firm = await world.make.contractor({ owner: owner.user });
  for (const person of [user, otherContractor, owner, author, inactive, admin, otherAdmin])
    await person.token();
  await world.database
    .updateTable('users')
    .set({ status: 'inactive', inactive_reason: 'Deactivated in a test.' })
    .where('id', '=', inactive.user.id)
    .execute();
  return {
    visitor: world.visitor(),
    user,
    otherContractor,
    owner,
    author,
    inactive,
    admin,
    otherAdmin,
    firm,
  };
}

let month = 0;

/** Reviews of the firm by the author, in every state that calls meet. */
export function createCases(
  world: World,
  { author, owner, otherAdmin, firm }: Cast & { firm: MadeContractor },
) {
  const active = (): Promise<MadeReview> => {
    month += 1;
    const jobMonth = `${1900 + month}-01-01`;
    return world.make.review({ contractor: firm, author: author.user, jobMonth, overall: 1 });
  };
  const decide = async (
    review: MadeReview,
    action: 'review.deactivated' | 'review.deleted',
    at = new Date(),
  ): Promise<MadeDecision> => {
    const subject = { type: 'review', id: review.id } as const;
    const decision = await world.make.decision({
      action,
      subject,
      review,
      contractor: firm,
      by: otherAdmin.user,
      reasonText: REASON,
      at,
    });
    const columns = action === 'review.deleted' ? { deleted_at: at } : { status: 'inactive' };
    await world.database
      .updateTable('reviews')
      .set({ ...columns, decision_id: decision.id })
      .where('id', '=', review.id)
      .execute();
    return decision;
  };
  const inactive = async (at?: Date): Promise<MadeReview & { decision: MadeDecision }> => {
    const review = await active();
    return { ...review, decision: await decide(review, 'review.deactivated', at) };
  };
  const deleted = async (at?: Date): Promise<MadeReview & { decision: MadeDecision }> => {
    const review = await active();
    return { ...review, decision: await decide(review, 'review.deleted', at) };
  };
  const takeDownAppeal = async (): Promise<MadeReview & { appeal: MadeAppeal }> => {
    const review = await active();
    return { ...review, appeal: await world.make.appeal({ review, by: owner.user, kind: 'take_down' }) };
  };
  const putBackAppeal = async (
    of: 'inactive' | 'deleted' = 'inactive',
  ): Promise<MadeReview & { decision: MadeDecision; appeal: MadeAppeal }> => {
    const review = of === 'inactive' ? await inactive() : await deleted();
    const against = review.decision;
    const seed = { review, by: author.user, kind: 'put_back', against } as const;
    return { ...review, appeal: await world.make.appeal(seed) };
  };
  const response = async (
    status: 'active' | 'inactive' = 'active',
  ): Promise<{ id: number; reviewId: number }> => {
    const review = await active();
    const body = 'We see it otherwise.';
    const { id } = await world.make.response({ review, author: owner.user, body, status });
    return { id, reviewId: review.id };
  };
  const responseAppeal = async (): Promise<{ id: number; reviewId: number; appeal: MadeAppeal }> => {
    const { id, reviewId } = await response();
    const seed = { review: { id: reviewId }, response: { id }, by: author.user };
    return { id, reviewId, appeal: await world.make.appeal(seed) };
  };
  const onHold = async (): Promise<MadeReview> => {
    const review = await active();
    const subject = { type: 'review', id: review.id } as const;
    const decision = await world.make.decision({ action: 'review.held', subject, review, contractor: firm });
    await world.database
      .updateTable('reviews')
      .set({ status: 'inactive', hold_signals: ['contact_details'], decision_id: decision.id })
      .where('id', '=', review.id)
      .execute();
    return review;
  };
  return { active, inactive, deleted, onHold, takeDownAppeal, putBackAppeal, response, responseAppeal };
}
export type Cases = ReturnType<typeof createCases>;
