import type { RouteName } from '../../../common/route-table.ts';
import type { Waiting } from '../../../server/moderation/desk.ts';
import type { MessageKey } from '../../../translations/index.ts';

/** Pages of the desk that need no parameter. */
type DeskRoute = Extract<RouteName, `admin${string}`>;
export type DeskPage = { name: DeskRoute; label: MessageKey; waits?: keyof Waiting };

/** What is worked on every day stands in the row; the rest behind "More". Each in the order of its use. */
export const DAILY: readonly DeskPage[] = [
  { name: 'admin', label: 'admin.desk' },
  { name: 'admin.decisions', label: 'admin.decisions.title' },
];
export const OTHER: readonly DeskPage[] = [];
