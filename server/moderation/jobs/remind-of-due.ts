import { QUEUES, type DueCounts } from '../../../common/cases/queues.ts';
import { viewerOf } from '../../accounts/sessions/viewer.ts';
import { announceTogether } from '../../core/announce.ts';
import type { ReadContext } from '../../core/context.ts';
import type { Texts } from '../../core/services.ts';
import { mayBeMailed } from '../../conditions/live-accounts.ts';
import { adminView } from '../admin-view.ts';

/** The job runs once a day, so each case is named at least a whole day before its day is over. */
export const REMINDED_AHEAD_MS = 48 * 3_600_000;

type Services = Pick<ReadContext, 'database' | 'now' | 'log' | 'config' | 'announce'> & { texts: Texts };

/** Tells each administrator how many cases of their own queues are due by tomorrow, or late already. */
export async function remindOfDueCases({ texts, ...services }: Services): Promise<void> {
  const { database, now } = services;
  const administrators = await database
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where(mayBeMailed('users'))
    .orderBy('id')
    .execute();
  await announceTogether(services, async (tx, announce) => {
    for (const { id: userId } of administrators) {
      const viewer = await viewerOf(tx, userId);
      if (!viewer) continue;
      const { waiting } = await adminView({
        ...services,
        database: tx,
        now: new Date(now.getTime() + REMINDED_AHEAD_MS),
        viewer,
        language: viewer.language,
        t: texts.t(viewer.language),
        ip: '',
        requestId: 'cases-due',
      });
      const counts: DueCounts = Object.fromEntries(QUEUES.map((queue) => [queue, waiting[queue].late]));
      if (Object.values(counts).some((count) => count > 0))
        announce({ name: 'cases.came_due', userId, counts });
    }
  });
}
