import type { MadeContractor } from '../../support/factories.ts';
import type { Person, World } from '../../support/world.ts';

export type ReviewedFirm = {
  author: Person;
  owner: Person;
  admin: Person;
  firm: MadeContractor;
  reviewId: number;
};

/** A claimed business with one review, those of both sides, and an administrator. */
export async function reviewedFirm(world: World, review: { body?: string } = {}): Promise<ReviewedFirm> {
  const author = await world.signedIn();
  const owner = await world.signedIn();
  const admin = await world.signedIn({ role: 'admin' });
  const firm = await world.make.contractor({ owner: owner.user });
  const { id: reviewId } = await world.make.review({ contractor: firm, author: author.user, ...review });
  return { author, owner, admin, firm, reviewId };
}
