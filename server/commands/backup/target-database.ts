import { BackupError } from './tar.ts';
import type { Tx } from './tables.ts';

/** Throws while another program is connected: it would go on with what it remembers of the old rows. */
export async function refuseOtherUsers(tx: Tx): Promise<void> {
  const [found] = await tx<{ others: number }[]>`
    select count(*)::integer as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
  if (found && found.others > 0)
    throw new BackupError(
      'Another program uses the database: stop the server first, and a pooler in front of it.',
    );
}

/** Whether any table exists, ours or another's. */
export async function holdsTables(tx: Tx): Promise<boolean> {
  const [found] = await tx<{ holds: boolean }[]>`
    select exists (
      select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname in ('public', 'jobs')
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    ) as holds`;
  return found?.holds === true;
}

/** Deletes everything of the product, its queue included, with the rights of the database's owner. */
export async function emptyDatabase(tx: Tx): Promise<void> {
  await tx`drop schema if exists jobs cascade`;
  await tx`drop schema public cascade`;
  await tx`create schema public`;
  await tx`grant usage on schema public to public`;
}
