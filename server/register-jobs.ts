import { sql } from 'kysely';
import { findDuplicates } from './contractors/duplicates/find-duplicates.ts';
import { joinPermits } from './contractors/permits/joining/join-permits.ts';
import { fetchList } from './contractors/registers/fetching/fetch-list.ts';
import { forgetLists } from './contractors/registers/jobs/forget-lists.ts';
import { workOffLists } from './contractors/registers/steps/work-off.ts';
import { refreshSearchWords } from './contractors/words/search-words.ts';
import type { Workers } from './core/jobs.ts';
import type { PageCache } from './core/pages/page-cache.ts';
import type { Config } from './core/config/config.ts';
import type { Logger } from './core/process/logger.ts';
import type { Database } from './database/client.ts';
import { refreshRatingSummaries } from './reviews/refresh-summary.ts';
import { refreshLandingPages } from './search/landing/refresh-landing-pages.ts';

type Services = { database: Database; pageCache: PageCache; clock: () => Date; config: Config; log: Logger };

/** Lists of licenses that administrators or a schedule bring in, with what follows from written contractors. */
export function registerJobs({ database, pageCache, clock, config, log }: Services): Workers {
  const effects = {
    refresh: async (transaction: Parameters<typeof refreshRatingSummaries>[0], ids: number[]) => {
      await sql`select refresh_contractor_search(${sql.val(ids)}::integer[])`.execute(transaction);
      await refreshRatingSummaries(transaction, ids, clock());
    },
    follow: async () => {
      await refreshSearchWords(database);
      await refreshLandingPages(database);
      await findDuplicates(database, clock());
      await joinPermits(database, clock());
      pageCache.drop(['contractors']);
    },
    dropPages: () => pageCache.drop(['contractor-pages', 'contractors']),
  };
  const agent = `${config.appName} (+${config.appUrl})`.replaceAll(/[^\x20-\x7e]/g, '');
  return {
    'registers.work': () => workOffLists({ database, clock, fetchList, agent, effects, log }),
    'registers.forget': () => forgetLists(database, clock()),
  };
}
