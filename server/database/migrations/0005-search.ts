import { sql, type Kysely } from 'kysely';

/** What finding contractors needs beside the copies: languages, names as plain words, and an index for each way to sort. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contractors
      add column languages text[] not null default '{}',
      add column plain_name text not null default '',
      add column location public.cube generated always as (ll_to_earth(latitude, longitude)) stored`.execute(
    database,
  );
  // A search reads thousands of rows to show twenty: the long columns, which it never looks at, stand apart.
  await sql`alter table contractors set (toast_tuple_target = 512)`.execute(database);
  const staysInRow = [
    'slug',
    'name',
    'plain_name',
    'city',
    'languages',
    'trade_ids',
    'histogram',
    'latest_review',
  ];
  for (const column of staysInRow) {
    await sql`alter table contractors alter column ${sql.ref(column)} set storage main`.execute(database);
  }
  await sql`drop index contractors_place`.execute(database);
  await sql`create index contractors_location on contractors using gist (location)`.execute(database);

  // The ways to sort everybody; within a trade, a region or a place the rows are few enough to be sorted when asked for.
  await sql`create index contractors_most_reviewed on contractors (review_count desc, id)`.execute(database);
  await sql`create index contractors_rating on contractors
    ((review_count >= 3) desc, mean_rating desc nulls last, review_count desc, id)`.execute(database);
  await sql`create index contractors_newest_reviews on contractors (latest_review_at desc nulls last, id)`.execute(
    database,
  );

  // The text parser takes "Smith/Jones" for a path and "plumbing.com" for a host; plain words are found by each part.
  await sql`
    create function plain_words(value text) returns text
      language sql immutable strict parallel safe
      as $$ select btrim(regexp_replace(fold_text(value), '[^[:alnum:]]+', ' ', 'g')) $$`.execute(database);

  // A name without what the law adds to it: "Cordero Plumbing, LLC" is found by "cordero plumbing".
  await sql`
    create function plain_name(value text) returns text
      language sql immutable strict parallel safe
      as $$ select regexp_replace(plain_words(value),
        '(.)( (llc|l l c|inc|incorporated|corp|corporation|co|company|ltd|lp|llp|pllc|s a( de c v)?|sa( de cv)?|s de r l( de c v)?|s c))+$', '\\1') $$`.execute(
    database,
  );

  await sql`
    create or replace function refresh_contractor_search(contractor_ids integer[]) returns void
      language sql as $$
        update contractors c set
          name = p.name, plain_name = plain_name(p.name), region_id = p.region_id, city = p.city,
          latitude = p.latitude, longitude = p.longitude, claimed = p.user_id is not null,
          languages = p.languages, trade_ids = coalesce(t.ids, '{}'),
          search_document =
            setweight(to_tsvector('simple', plain_words(p.name)), 'A') ||
            setweight(to_tsvector('simple', plain_words(coalesce(t.words, ''))), 'B') ||
            setweight(to_tsvector('simple', plain_words(
              concat_ws(' ', p.city, r.english, r.mexican_spanish, substr(r.code, 4)))), 'C') ||
            setweight(to_tsvector('simple', plain_words(array_to_string(c.services, ' '))), 'D')
        from profiles p
        left join regions r on r.id = p.region_id
        left join lateral (
          select array_agg(pt.trade_id order by pt.position) as ids,
                 string_agg(tr.english || ' ' || tr.mexican_spanish || ' ' ||
                   coalesce((select string_agg(s.word, ' ') from trade_synonyms s where s.trade_id = tr.id), ''), ' ') as words
          from profile_trades pt join trades tr on tr.id = pt.trade_id
          where pt.profile_id = p.id) t on true
        where p.id = c.id and c.id = any(contractor_ids);

        -- A new name is forgiven typos at once. After thousands, the whole list is made anew (contractors/search-words.ts).
        insert into search_words (word, occurrences)
        select found.lexeme, count(*)::integer
        from contractors c, unnest(c.search_document) as found
        where cardinality(contractor_ids) <= 100 and c.id = any(contractor_ids) and char_length(found.lexeme) <= 40
        group by found.lexeme
        order by found.lexeme
        on conflict (word) do nothing
      $$`.execute(database);
  await sql`select refresh_contractor_search(array(select id from contractors))`.execute(database);
}
