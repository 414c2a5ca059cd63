import type { QueueCounts } from '../../common/cases/queues.ts';
import type { ReadContext } from '../core/context.ts';
import { countQueues } from './queues/waiting.ts';

/** The counts that every admin page shows: the open items of each queue. */
export type AdminView = { waiting: QueueCounts };

export const adminView = async (context: ReadContext): Promise<AdminView> => ({
  waiting: await countQueues(context),
});
