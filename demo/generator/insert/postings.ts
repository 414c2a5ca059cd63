import { expiresAt } from '../../../server/postings/expiry.ts';
import type { Queryable } from '../../../server/database/client.ts';
import { insertRows } from '../../../server/database/insert-rows.ts';
import type { DemoPosting } from '../types.ts';
import { idOf, type Ids, type Row } from './ids.ts';

export async function insertPostings(
  database: Queryable,
  postings: readonly DemoPosting[],
  ids: Ids,
): Promise<void> {
  await insertRows(
    database,
    'postings',
    postings.map((posting): Row<'postings'> => {
      const { type, createdAt: publishedAt, endsOn } = posting;
      return {
        id: idOf(ids.postings, posting.key),
        author_profile_id: idOf(ids.profiles, posting.authorKey),
        type,
        title: posting.title,
        body: posting.body,
        language: posting.language,
        region_id: idOf(ids.regions, posting.regionCode),
        ends_on: endsOn,
        expires_at: expiresAt({ type, publishedAt, endsOn }),
        status: 'active',
        version: 1,
        created_at: publishedAt,
      };
    }),
  );
  await insertRows(
    database,
    'posting_versions',
    postings.map(({ key, title, body, createdAt }): Row<'posting_versions'> => ({
      posting_id: idOf(ids.postings, key),
      version: 1,
      title,
      body,
      created_at: createdAt,
    })),
  );
  await insertRows(
    database,
    'posting_trades',
    postings.flatMap(({ key, trades }) =>
      trades.map((slug, position): Row<'posting_trades'> => ({
        posting_id: idOf(ids.postings, key),
        trade_id: idOf(ids.trades, slug),
        position,
      })),
    ),
  );
}
