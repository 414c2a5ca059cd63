import type { ReportKind } from '../../../common/cases/reports.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { MadeContractor, MadeReview } from '../../support/factories.ts';
import type { Person, World } from '../../support/world.ts';
import { createForms, idIn } from '../postings/posting-input.ts';

export const NOW = new Date('2026-11-22T10:00:00Z');
export const later = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);

/** The users whose texts are reported. */
export type Cast = { author: Person; owner: Person; poster: Person; firm: MadeContractor };

export async function createCast(world: World): Promise<Cast> {
  const author = await world.signedIn({ name: 'Aaron Author' });
  const owner = await world.signedIn({ name: 'Olga Owner' });
  const poster = await world.signedIn({ name: 'Paula Poster' });
  const firm = await world.make.contractor({ owner: owner.user, name: 'Acme Roofs' });
  return { author, owner, poster, firm };
}

/** The public kinds; private texts have tests of their own. */
export type PublicKind = Exclude<
  ReportKind,
  'message' | 'invitation' | 'partner_rating' | 'photo' | 'profile'
>;

let month = 0;

/** A new text of each kind that can be reported. */
export async function createThings(
  world: World,
  { author, owner, poster, firm }: Cast,
  body?: string,
): Promise<{ review: MadeReview; things: Record<PublicKind, number> }> {
  month += 1;
  const jobMonth = `${1900 + month}-01-01`;
  const review = await world.make.review({
    contractor: firm,
    author: author.user,
    jobMonth,
    ...(body && { body }),
  });
  const response = await world.make.response({ review, author: owner.user, body: 'We know you.' });
  const { form } = await createForms(world);
  const { page } = await poster.submit(route('postings.store'), form());
  const posting = idIn(page.url);
  const comment = await world.database
    .insertInto('comments')
    .values({
      posting_id: posting,
      author_profile_id: poster.user.profileId,
      body: body ?? 'Call before ten.',
      language: 'english',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const listing = await world.make.contractor({ name: 'Listed Plumbing' });
  const things = {
    review: review.id,
    response: response.id,
    posting,
    comment: comment.id,
    contractor: listing.id,
  };
  return { review, things };
}
