import { CONTENT_SCHEDULE_MAX_DAYS } from '../../../../common/constants.ts';
import type { ContentPage } from '../../../../common/content-pages.ts';
import { transact, type Context } from '../../../core/context.ts';
import { conflict, invalid } from '../../../core/errors.ts';
import { isVisible } from '../../../core/plain-text.ts';
import { visibleText } from '../../../rich-text/visible-text.ts';
import { latestVersion, writeDraft } from '../draft.ts';
import { showPictures } from '../pictures.ts';
import { contentPublished } from '../../events.ts';
import type { Publishing } from '../schemas.ts';

const DAY_MS = 86_400_000;
/** A form takes a while to send: a time so little in the past means now. */
const TOLERANCE_MS = 5 * 60_000;

/**
 * Publishes both languages of a page, now or at a set time. Throws InvalidInput for a time in the past or a
 * language without text. Throws a 409 where another administrator saved meanwhile, or another version is
 * scheduled already.
 */
export async function publishPage(
  context: Context,
  { page, publishing: { publish_at, ...texts } }: { page: ContentPage; publishing: Publishing },
): Promise<{ publishedAt: Date; isScheduled: boolean }> {
  const { now, viewer } = context;
  const publishedAt = publish_at ?? now;
  checkTime(publishedAt, now);
  return transact(context, async (tx) => {
    const { english, mexican_spanish } = await writeDraft(tx, page, texts);
    if (!isVisible(visibleText(english))) throw invalid('english', 'validation.required');
    if (!isVisible(visibleText(mexican_spanish))) throw invalid('mexican_spanish', 'validation.required');
    const latest = await latestVersion(tx, page);
    if (latest && latest.published_at > now) throw conflict('content_editor.scheduled_already');
    if (latest?.english === english && latest.mexican_spanish === mexican_spanish)
      throw conflict('content_editor.nothing_new');
    await tx.database
      .insertInto('content_versions')
      .values({
        page,
        number: (latest?.number ?? 0) + 1,
        english,
        mexican_spanish,
        published_at: publishedAt > now ? publishedAt : now,
        created_by_user_id: viewer?.userId ?? null,
        created_at: now,
      })
      .execute();
    await showPictures(tx, english + mexican_spanish, publishedAt);
    await tx.database.deleteFrom('content_drafts').where('page', '=', page).execute();
    tx.announce(contentPublished());
    return { publishedAt, isScheduled: publishedAt > now };
  });
}

function checkTime(publishedAt: Date, now: Date): void {
  if (publishedAt.getTime() < now.getTime() - TOLERANCE_MS)
    throw invalid('publish_at', 'content_editor.time_past');
  if (publishedAt.getTime() > now.getTime() + CONTENT_SCHEDULE_MAX_DAYS * DAY_MS)
    throw invalid('publish_at', 'content_editor.time_far', { days: CONTENT_SCHEDULE_MAX_DAYS });
}
