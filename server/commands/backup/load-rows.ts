import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Manifest } from './manifest.ts';
import { readBackup } from './read-backup.ts';
import { stageUpload } from './stage-uploads.ts';
import { copyIn, quote, tablesOf, type TableShape, type Tx } from './tables.ts';
import { BackupError } from './tar.ts';

type Load = { dataDir: string; file: string; manifest: Manifest };
type ForeignKey = { table: string; name: string; definition: string };

/** Fills the freshly migrated tables with the rows of a backup and stages its files. Leaves all constraints and triggers on. */
export async function loadRows(tx: Tx, { dataDir, file, manifest }: Load): Promise<void> {
  const shapes = await shapesFor(tx, manifest);
  const keys = await dropForeignKeys(tx);
  // Triggers are disabled, so that each row stays exactly as it was.
  for (const { name } of shapes) await tx.unsafe(`alter table ${quote(name)} disable trigger user`);
  await tx.unsafe(`truncate ${shapes.map(({ name }) => quote(name)).join(', ')} restart identity`);
  const copies = createCopies(tx, manifest);
  await readBackup(file, {
    rows: copies.write,
    upload: async (path, content) => {
      await copies.end();
      await stageUpload(dataDir, path, content);
    },
  });
  await copies.end();
  for (const { name } of shapes) await tx.unsafe(`alter table ${quote(name)} enable trigger user`);
  for (const { table, name, definition } of keys)
    await tx.unsafe(`alter table ${quote(table)} add constraint ${quote(name)} ${definition}`);
  for (const { name, last } of manifest.sequences)
    if (last !== null) await tx`select setval(${quote(name)}::regclass, ${last})`;
  await compareCounts(tx, manifest);
}

/** The tables of the schema, which has to be the one that the backup was made of. */
async function shapesFor(tx: Tx, { tables }: Manifest): Promise<TableShape[]> {
  const shapes = await tablesOf(tx);
  const shapesOf = (all: readonly TableShape[]) =>
    all.map(({ name, columns }) => `${name} ${columns.join(' ')}`).join('\n');
  if (shapesOf(shapes) !== shapesOf(tables))
    throw new BackupError('Its tables are not those that its version of the product has.');
  return shapes;
}

/** Rows come table by table, and point to each other in circles. */
async function dropForeignKeys(tx: Tx): Promise<ForeignKey[]> {
  await tx`set constraints all immediate`;
  const keys = await tx<ForeignKey[]>`
    select r.relname::text as "table", c.conname::text as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class r on r.oid = c.conrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    order by r.relname, c.conname`;
  for (const { table, name } of keys)
    await tx.unsafe(`alter table ${quote(table)} drop constraint ${quote(name)}`);
  return [...keys];
}

/** One COPY at a time, which goes on over the pieces of its table. */
function createCopies(tx: Tx, { tables }: Manifest) {
  let current: { table: string; stream: Writable } | null = null;
  const end = async (): Promise<void> => {
    if (!current) return;
    const { stream } = current;
    current = null;
    stream.end();
    await finished(stream);
  };
  const write = async (table: string, content: AsyncIterable<Buffer>): Promise<void> => {
    if (current?.table !== table) {
      await end();
      const shape = tables.find(({ name }) => name === table);
      if (!shape) throw new BackupError(`Its manifest does not know the table ${table}.`);
      const stream: Writable = await tx.unsafe(copyIn(shape)).writable();
      // The write that fails, or the end, tells it.
      stream.on('error', () => undefined);
      current = { table, stream };
    }
    const { stream } = current;
    for await (const chunk of content) await written(stream, chunk);
  };
  return { write, end };
}

const written = (stream: Writable, chunk: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.write(chunk, (error) => (error ? reject(error) : resolve()));
  });

async function compareCounts(tx: Tx, { tables }: Manifest): Promise<void> {
  for (const { name, rows } of tables) {
    const [found] = await tx.unsafe<{ rows: number }[]>(
      `select count(*)::integer as rows from ${quote(name)}`,
    );
    if (found?.rows !== rows) throw new BackupError(`Table ${name} has ${found?.rows} rows, not ${rows}.`);
  }
}
