import { PARTNER_RATING_BLIND_DAYS } from '../../../common/invitations.ts';
import { announceTogether, type AnnouncingJob } from '../../core/announce.ts';
import { partnerRatingPublished } from '../events.ts';

const DAY_MS = 86_400_000;

/** Publishes the ratings whose other side wrote none in time, and announces each. */
export async function publishRatings({ database, now, announce }: AnnouncingJob): Promise<void> {
  await announceTogether({ database, announce }, async (tx, announcePublished) => {
    const published = await tx
      .updateTable('partner_ratings')
      .set({ published_at: now })
      .where('published_at', 'is', null)
      .where('created_at', '<=', new Date(now.getTime() - PARTNER_RATING_BLIND_DAYS * DAY_MS))
      .returning('id')
      .execute();
    for (const { id } of published) announcePublished(partnerRatingPublished(id));
  });
}
