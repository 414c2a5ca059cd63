import type { RegisterAction } from '../../../common/limits/registers.ts';
import type { Context } from '../../core/context.ts';

/** `check_begun`, `columns_again`: asked for by an administrator, before the step itself. */
export type RegisterEvent = {
  id: number;
  at: string;
  by: string | null;
  action: RegisterAction | 'check_begun' | 'columns_again';
  listId: number | null;
};

const EVENTS_SHOWN = 60;

/** Steps of a source and its lists, the newest first. */
export async function readEvents({ database }: Context, registerId: number): Promise<RegisterEvent[]> {
  const events = await database
    .selectFrom('register_events as e')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .select(['e.id', 'e.at', 'u.name as by', 'e.action', 'e.details', 'e.list_id as listId'])
    .where('e.register_id', '=', registerId)
    .orderBy('e.id', 'desc')
    .limit(EVENTS_SHOWN)
    .execute();
  return events.map(({ id, at, by, action, details, listId }) => ({
    id,
    at: at.toISOString(),
    by,
    action: shownAction(action as RegisterAction, details as StepDetails),
    listId,
  }));
}

type StepDetails = { asked?: boolean; again?: boolean };

function shownAction(action: RegisterAction, details: StepDetails): RegisterEvent['action'] {
  if (action === 'checked' && details.asked) return 'check_begun';
  return action === 'columns_saved' && details.again ? 'columns_again' : action;
}
