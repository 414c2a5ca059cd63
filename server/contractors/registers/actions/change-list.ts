import type { ListState, RegisterAction } from '../../../../common/limits/registers.ts';
import { OPEN_LIST_STATES } from '../../../../common/limits/registers.ts';
import { transact, type Context, type ReadContext } from '../../../core/context.ts';
import { conflict, invalid, notFound } from '../../../core/errors.ts';
import type { Mapping } from '../../import/mapping.ts';
import { isCorrectedRows } from '../corrected-rows.ts';
import { forgetListFile } from '../list-file.ts';
import { changedMeanwhile, isOneOf } from '../policy.ts';
import { recordRegister } from '../record.ts';
import { asJson } from '../as-json.ts';

type LockedList = {
  id: number;
  registerId: number;
  state: string;
  mapping: unknown;
  importId: number | null;
};
type Step = {
  /** The step may be done from these states alone. */
  from: readonly ListState[];
  /** As the page showed the list; undefined: whatever happened meanwhile. */
  version?: string | undefined;
  action: RegisterAction;
  details?: Readonly<Record<string, unknown>>;
};

/** Does one step of a list, recorded. Throws 409 where another administrator was first. */
async function changeListBy(
  context: Context,
  listId: number,
  { from, version, action, details = {} }: Step,
  change: (
    tx: ReadContext,
    list: LockedList,
  ) => Promise<Readonly<Record<string, unknown>> & { state: ListState }>,
): Promise<{ registerId: number }> {
  return transact(context, async (tx) => {
    const list = await tx.database
      .selectFrom('register_lists')
      .select([
        'id',
        'register_id as registerId',
        'state',
        'mapping',
        'import_id as importId',
        'changed_at as changedAt',
      ])
      .where('id', '=', listId)
      .forUpdate()
      .executeTakeFirst();
    if (!list) throw notFound();
    if (!isOneOf(list.state, from)) throw changedMeanwhile();
    if (version !== undefined && version !== list.changedAt.toISOString()) throw changedMeanwhile();
    const values = await change(tx, list);
    await tx.database
      .updateTable('register_lists')
      .set({
        ...values,
        tries: 0,
        progress: 0,
        lease_token: null,
        lease_until: null,
        problem: null,
        changed_at: tx.now,
      })
      .where('id', '=', listId)
      .execute();
    await recordRegister(tx.database, {
      registerId: list.registerId,
      listId,
      userId: tx.viewer?.userId ?? null,
      at: tx.now,
      action,
      details,
    });
    if (['checking', 'running', 'undoing'].includes(values.state))
      tx.announce({ name: 'register.work_waits', listId });
    return { registerId: list.registerId };
  });
}

/** How the file is read, and its day. */
export const saveColumns = (
  context: Context,
  listId: number,
  { mapping, day, version }: { mapping: Mapping; day: string; version: string },
) => {
  if (day > context.now.toISOString().slice(0, 10)) throw invalid('day', 'registers.day_ahead');
  return changeListBy(
    context,
    listId,
    { from: ['matching', 'checked'], version, action: 'columns_saved' },
    async () => ({
      state: 'matching',
      mapping: asJson(mapping),
      as_of: day,
      found: null,
      stop: null,
    }),
  );
};

/** Has the whole list read without writing anything. */
export const checkList = (context: Context, listId: number, version?: string) =>
  changeListBy(
    context,
    listId,
    { from: ['matching', 'checked'], version, action: 'checked', details: { asked: true } },
    async (_tx, { mapping }) => {
      if (mapping === null) throw conflict('registers.match_first');
      return { state: 'checking', found: null, stop: null };
    },
  );

/** Leads back to the columns of a checked list. */
export const rematchList = (context: Context, listId: number, version: string) =>
  changeListBy(
    context,
    listId,
    { from: ['checked'], version, action: 'columns_saved', details: { again: true } },
    async () => ({ state: 'matching', found: null, stop: null }),
  );

/** Brings a checked list in; its columns are those of the source from now on, but not those of corrected rows. */
export const runList = (context: Context, listId: number, version: string) =>
  changeListBy(context, listId, { from: ['checked'], version, action: 'started' }, async (tx, list) => {
    const isPart = await isCorrectedRows(tx.database, list.id);
    await tx.database
      .updateTable('registers')
      .set({ mapping: asJson(list.mapping) })
      .where('id', '=', list.registerId)
      .$if(isPart, (query) => query.where('mapping', 'is', null))
      .execute();
    return { state: 'running', stop: null };
  });

/** Ends a list that is not brought in. */
export const discardList = (context: Context, listId: number) =>
  changeListBy(
    context,
    listId,
    { from: ['fetching', 'matching', 'checking', 'checked'], action: 'discarded' },
    async (tx) => {
      await forgetListFile(tx.database, listId);
      return { state: 'discarded', ended_at: tx.now };
    },
  );

/** Takes back a list that is in, or the part of one that broke off. */
export const undoList = (context: Context, listId: number) =>
  changeListBy(
    context,
    listId,
    { from: ['finished', 'failed'], action: 'undo_started' },
    async (tx, list) => {
      if (list.importId === null) throw conflict('registers.problem.too_old');
      const open = await tx.database
        .selectFrom('register_lists')
        .select('id')
        .where('register_id', '=', list.registerId)
        .where('state', 'in', [...OPEN_LIST_STATES])
        .executeTakeFirst();
      if (open) throw conflict('registers.list_is_open');
      return { state: 'undoing', ended_at: null };
    },
  );
