import type { Database } from '../../database/client.ts';
import { responseReceivedMail, reviewReceivedMail, type MailedReview } from '../mails/review-mails.ts';
import type { NotifierServices } from './listener.ts';
import { findSubscriber } from '../subscriber.ts';

/** Mails about a new review to the contractor, and about the response to it to the reviewer. */
export function reviewMails(services: NotifierServices) {
  const { database, mailer } = services;
  return {
    toContractor: async ({ reviewId }: { reviewId: number }) => {
      const review = await findReview(database, reviewId);
      const owner = await findSubscriber(database, review.contractorId, 'reviews');
      if (owner) await mailer.send(reviewReceivedMail(services, owner, review));
    },
    toReviewer: async ({ reviewId }: { reviewId: number }) => {
      const review = await findReview(database, reviewId);
      const author = await findSubscriber(database, review.authorProfileId, 'responses');
      if (author) await mailer.send(responseReceivedMail(services, author, review));
    },
  };
}

type FoundReview = MailedReview & { contractorId: number; authorProfileId: number };

async function findReview(database: Database, reviewId: number): Promise<FoundReview> {
  return database
    .selectFrom('reviews as r')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .select(['r.id as reviewId', 'r.overall', 'r.contractor_id as contractorId'])
    .select([
      'r.author_profile_id as authorProfileId',
      'c.name as contractorName',
      'c.slug as contractorSlug',
    ])
    .where('r.id', '=', reviewId)
    .executeTakeFirstOrThrow();
}
