import { announceTogether, type AnnouncingJob } from '../../core/announce.ts';

/** Asked once, in the transaction that announces it; whether a mail goes out is decided when it is written. */
export async function askForReviews({ database, now, announce }: AnnouncingJob): Promise<void> {
  await announceTogether({ database, announce }, async (tx, announceAsked) => {
    const due = await tx
      .updateTable('quote_hires')
      .set({ review_asked_at: now })
      .where('review_due_at', '<=', now)
      .where('withdrawn_at', 'is', null)
      .where('review_asked_at', 'is', null)
      .returning('id')
      .execute();
    for (const { id } of due) announceAsked({ name: 'quote.review_due', hireId: id });
  });
}
