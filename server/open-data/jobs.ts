import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Workers } from '../core/jobs.ts';
import type { ReadContext } from '../core/context.ts';
import type { Config } from '../core/config/config.ts';
import type { PageCache } from '../core/pages/page-cache.ts';
import type { Texts } from '../core/services.ts';
import type { Database } from '../database/client.ts';
import { maskFor } from '../content/bad-words.ts';
import { readState } from './state.ts';
import { writeChanges } from './write-changes.ts';
import { folderOf, writeEdition } from './write-edition.ts';

type Services = { database: Database; config: Config; texts: Texts; clock: () => Date; pageCache: PageCache };

/** A new edition at night, and what changed each hour. */
export function openDataJobs({ database, config, texts, clock, pageCache }: Services): Workers {
  const parts = async () => {
    const now = clock();
    // The words as a visitor sees them.
    const mask = await maskFor({ database, config, now, t: texts.t('english') } as ReadContext);
    return { database, dataDir: config.dataDir, mask, now };
  };
  const write = async () => {
    await writeEdition(await parts());
    pageCache.drop(['open-data']);
  };
  return {
    'open_data.write': write,
    // The first night may be far, and a restore brings no files.
    'open_data.begin': async () => {
      const { edition } = await readState(database);
      const folder = folderOf(config.dataDir);
      const isThere = edition?.files.every(({ name }) => existsSync(join(folder, name))) ?? false;
      if (!isThere) await write();
    },
    'open_data.follow': async () => {
      if ((await writeChanges(await parts())) !== null) pageCache.drop(['open-data']);
    },
  };
}
