import type postgres from 'postgres';
import { COST_BANDS, FACT_ANSWERS, FACT_KEYS, SCORE_KEYS } from '../../common/constants.ts';
import { OWNED_EVERY, REVIEWS_PER_CONTRACTOR, type Counts } from './counts.ts';
import { ENGLISH, MEXICAN_SPANISH, RESPONSES } from './phrases.ts';

/** The data set's last day; later than this only the bench itself writes. */
const LAST_DAY = '2026-09-30';
const MOST_REVIEWS = 150;
const ANSWER_SETS = 40;

/** Reviews, their first versions and the owners' responses. Rows lie in the order in which they were written, as in life. */
export async function insertReviews(sql: postgres.Sql, counts: Counts): Promise<void> {
  await drawAnswers(sql);
  await drawReviews(sql, counts);
  await writeReviews(sql, counts);
  await writeVersions(sql);
  await writeResponses(sql, counts);
}

/** bench_answers: some sets of scores and answers for each number of stars. */
async function drawAnswers(sql: postgres.Sql): Promise<void> {
  await sql`
    create temp table bench_answers as
    select stars, variant, stars * 1000 + variant as seed,
      (select jsonb_object_agg(key, case when pg_temp.draw('n/a ' || key, stars * 1000 + variant) < 0.08 then null
          else greatest(1, least(5, stars - 1 + round(pg_temp.draw('score ' || key, stars * 1000 + variant) * 2))) end)
        from unnest(${[...SCORE_KEYS]}::text[]) as key) as scores,
      (select jsonb_object_agg(key, case
          when pg_temp.draw('unsure ' || key, stars * 1000 + variant) < 0.2
            then pg_temp.pick(${[...FACT_ANSWERS].slice(2)}, 'which ' || key, stars * 1000 + variant)
          when pg_temp.draw('fact ' || key, stars * 1000 + variant) < stars / 5.0 - 0.05 then 'yes' else 'no' end)
        from unnest(${[...FACT_KEYS]}::text[]) as key) as facts
    from generate_series(1, 5) as stars cross join generate_series(1, ${ANSWER_SETS}::integer) as variant`;
  await sql`create unique index on bench_answers (stars, variant)`;
  await sql`analyze bench_answers`;
}

/** bench_reviews: who wrote about whom, when, with how many stars. A few contractors have very many, most have few. */
async function drawReviews(sql: postgres.Sql, { contractors }: Counts): Promise<void> {
  await sql`
    create temp table bench_reviews as
    select c.id as contractor_id, c.id::bigint * 1000 + k as seed,
      case when pg_temp.draw('five stars', c.id::bigint * 1000 + k) < 0.35 + 0.4 * pg_temp.draw('quality', c.id) then 5
        else (array[4, 4, 4, 3, 3, 2, 1, 1])[1 + floor(pg_temp.draw('fewer stars', c.id::bigint * 1000 + k) * 8)::integer] end as overall,
      ${LAST_DAY}::timestamptz - power(pg_temp.draw('age', c.id::bigint * 1000 + k), 1.5) * interval '60 months' as created_at
    from contractors c
    cross join lateral generate_series(1, least(${MOST_REVIEWS}::integer, case
      when c.id <= ${contractors}::integer / 1000 then ${MOST_REVIEWS}::integer
      else round(-ln(1 - pg_temp.draw('reviews', c.id)) * ${REVIEWS_PER_CONTRACTOR}::integer)::integer end)) as k`;
}

async function writeReviews(sql: postgres.Sql, { contractors, people }: Counts): Promise<void> {
  await sql`
    insert into reviews (contractor_id, author_profile_id, overall, scores, title, body, trade_id, job_month, city, postal_code,
      cost_band, stage, facts, qualifying, language, verification, created_at)
    select r.contractor_id, ${contractors}::integer + 1 + floor(pg_temp.draw('author', r.seed) * ${people}::integer)::integer,
      r.overall, a.scores, pg_temp.pick(l.titles, 'title', r.seed),
      concat_ws(' ', pg_temp.pick(l.openings, 'opening', r.seed), pg_temp.pick(l.work, 'work', r.seed),
        case when pg_temp.draw('long', r.seed) < 0.4 then pg_temp.pick(l.work, 'more work', r.seed) end,
        pg_temp.pick(l.money, 'money', r.seed), pg_temp.pick(l.endings, 'ending', r.seed)),
      o.trade_id, date_trunc('month', r.created_at - interval '20 days')::date, p.city, p.postal_code,
      pg_temp.pick(${[...COST_BANDS]}, 'cost', r.seed), 'finished', a.facts,
      '{"contact": "hired", "relation": "none", "offered": "nothing"}', l.language,
      case when pg_temp.draw('proof', r.seed) < 0.7 then 'contact_and_facts' else 'none' end, r.created_at
    from bench_reviews r
    join bench_answers a on a.stars = r.overall and a.variant = 1 + floor(pg_temp.draw('answers', r.seed) * ${ANSWER_SETS}::integer)::integer
    join bench_trades_of o on o.contractor_id = r.contractor_id and o.place = 0
    join profiles p on p.id = r.contractor_id
    join (values
      ('english', ${ENGLISH.titles}::text[], ${ENGLISH.openings}::text[], ${ENGLISH.work}::text[], ${ENGLISH.money}::text[], ${ENGLISH.endings}::text[]),
      ('mexican_spanish', ${MEXICAN_SPANISH.titles}::text[], ${MEXICAN_SPANISH.openings}::text[], ${MEXICAN_SPANISH.work}::text[], ${MEXICAN_SPANISH.money}::text[], ${MEXICAN_SPANISH.endings}::text[])
    ) as l (language, titles, openings, work, money, endings)
      on l.language = case when pg_temp.draw('written in', r.seed) < 0.3 then 'mexican_spanish' else 'english' end
    order by r.created_at, r.seed
    on conflict do nothing`;
}

async function writeVersions(sql: postgres.Sql): Promise<void> {
  await sql`
    insert into review_versions (review_id, version, content, created_at)
    select id, 1, jsonb_build_object('overall', overall, 'scores', scores, 'title', title, 'body', body, 'facts', facts,
      'job', jsonb_build_object('trade_id', trade_id, 'month', to_char(job_month, 'YYYY-MM'), 'city', city,
        'postal_code', postal_code, 'cost_band', cost_band, 'stage', stage)), created_at
    from reviews order by id`;
}

/** Owners answer three reviews in five. */
async function writeResponses(sql: postgres.Sql, { people }: Counts): Promise<void> {
  await sql`
    insert into review_responses (review_id, author_user_id, body, created_at)
    select id, ${people}::integer + contractor_id,
      pg_temp.pick(case language when 'english' then ${RESPONSES.english}::text[] else ${RESPONSES.mexican_spanish}::text[] end, 'response', id),
      created_at + interval '2 days'
    from reviews where contractor_id % ${OWNED_EVERY}::integer = 0 and pg_temp.draw('answered', id) < 0.6 order by id`;
}
