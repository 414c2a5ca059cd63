import type { Subscriber } from '../../mail/frame.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { PageCache } from '../../core/pages/page-cache.ts';
import type { Database } from '../../database/client.ts';
import { hasRatedSideLeft } from '../../invitations/queries/own-invitation.ts';
import { publishedAt } from '../../invitations/ratings/rating-window.ts';
import type { NotifierServices } from './listener.ts';
import {
  partnerRatingPublishedMail,
  partnerRatingWrittenMail,
  type MailedPartnerRating,
} from '../mails/partner-rating-mails.ts';
import { findSubscriber } from '../subscriber.ts';

type OfRating = { ratingId: number };

/** Mails about ratings between contractors. */
export function partnerRatingMails(services: NotifierServices) {
  const { database, mailer } = services;
  const tell = async (
    event: OfRating,
    write: (to: Subscriber, rating: MailedPartnerRating) => Mail,
  ): Promise<void> => {
    const row = await findRating(database, event);
    const to = row && !row.hasLeft && (await findSubscriber(database, row.aboutId, 'invitations'));
    if (!to) return;
    const { invitationId, author, writtenAt } = row;
    await mailer.send(write(to, { invitationId, author, publishedOn: publishedAt(writtenAt) }));
  };
  return {
    written: (event: OfRating) => tell(event, (to, rating) => partnerRatingWrittenMail(services, to, rating)),
    published: (event: OfRating) =>
      tell(event, (to, rating) => partnerRatingPublishedMail(services, to, rating)),
  };
}

/** Drops the page that shows a rating. */
export const stalePartnerRating =
  ({ database, pageCache }: { database: Database; pageCache: PageCache }) =>
  async (event: OfRating): Promise<void> => {
    const row = await findRating(database, event);
    if (row?.slug) pageCache.drop([`contractor:${row.slug}`]);
  };

const findRating = (database: Database, { ratingId }: OfRating) =>
  database
    .selectFrom('partner_ratings as r')
    .innerJoin('profiles as author', 'author.id', 'r.author_profile_id')
    .leftJoin('contractors as about', 'about.id', 'r.about_profile_id')
    .select(['r.invitation_id as invitationId', 'r.about_profile_id as aboutId', 'r.created_at as writtenAt'])
    .select(['author.name as author', 'about.slug', hasRatedSideLeft.as('hasLeft')])
    .where('r.id', '=', ratingId)
    .executeTakeFirst();
