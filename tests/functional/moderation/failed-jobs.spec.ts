import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { FailedJobsView } from '../../../server/moderation/failed-jobs/failed-jobs.ts';
import { databaseOn } from '../../support/database-server.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedIn({ role: 'admin' });
});
afterAll(() => world.close());

const list = async (): Promise<FailedJobsView> =>
  (await admin.visit(route('admin.jobs'))).page.props as unknown as FailedJobsView;

test('a server whose queue never ran shows no failed jobs', async () => {
  expect(await list()).toMatchObject({ jobs: [], total: 0 });
});

describe('a failed job', () => {
  /** The queue's tables come with its first start. */
  beforeAll(async () => {
    const { target } = inject('databaseServer');
    const [{ name } = { name: '' }] = await world.handle.sql<
      { name: string }[]
    >`select current_database() as name`;
    const queued = await createWorld({}, { handle: world.handle, jobsOn: databaseOn(target, name) });
    await queued.app.close();
  });
  beforeEach(() => world.handle.sql`delete from jobs.job`.then(() => undefined));

  const add = async (data: string | null = '{"text": "A link with a code"}'): Promise<string> => {
    const [row] = await world.handle.sql<{ id: string }[]>`
      insert into jobs.job (name, data, state, retry_count, retry_limit, completed_on, output)
      values ('mails.send', ${data}::text::jsonb, 'failed', 5, 5, now(), ${'{"message": "Mailbox unavailable"}'}::text::jsonb)
      returning id::text as id`;
    return row?.id ?? '';
  };
  const states = async () =>
    (await world.handle.sql<{ state: string }[]>`select state::text as state from jobs.job`).map(
      ({ state }) => state,
    );
  const send = (name: 'admin.jobs.retry' | 'admin.jobs.drop', id: string, by = admin) =>
    by.submit(route(name, { id }), {}, { from: route('admin.jobs') });

  test('a failed job is shown with its error and tries, never with what it was to work on', async () => {
    const id = await add();
    const { jobs, total } = await list();
    expect(jobs).toMatchObject([
      { id, name: 'mails.send', error: 'Mailbox unavailable', tries: 6, canRetry: true },
    ]);
    expect(total).toBe(1);
    expect(JSON.stringify(jobs)).not.toContain('code');
  });

  test('a failed job is retried once: the second administrator is told that it is no longer there', async () => {
    const id = await add();
    expect((await send('admin.jobs.retry', id)).page.flash.success).toBe('The job is being retried.');
    expect(await states()).toEqual(['retry']);
    expect((await send('admin.jobs.retry', id)).page.flash.error).toContain('no longer on this list');
  });

  test('a failed job whose data is erased cannot be retried, only dropped', async () => {
    const id = await add(null);
    expect((await list()).jobs).toMatchObject([{ canRetry: false }]);
    await send('admin.jobs.retry', id);
    expect(await states()).toEqual(['failed']);
    await send('admin.jobs.drop', id);
    expect(await states()).toEqual([]);
  });

  test('a failed job is nobody else’s business: a user answers 403, a visitor logs in', async () => {
    const id = await add();
    const user = await world.signedIn();
    expect((await user.get(route('admin.jobs'))).status).toBe(403);
    expect((await world.visitor().get(route('admin.jobs'))).status).toBe(303);
    await send('admin.jobs.drop', id, user);
    expect(await states()).toEqual(['failed']);
  });
});
