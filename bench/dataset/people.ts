import type postgres from 'postgres';
import { FIRST_NAMES, NAME_ENDS, NAME_STARTS } from './phrases.ts';
import { POSTERS, type Counts } from './counts.ts';

const SESSION_DAYS = 30;

/** Users who write reviews, with a profile each. Their profiles come after those of contractors. */
export async function insertPeople(sql: postgres.Sql, { contractors, people }: Counts): Promise<void> {
  await sql`
    insert into users (id, email, email_verified, name, role, language, created_at)
    select i, 'person-' || i || '@bench.test', true,
      pg_temp.pick(${FIRST_NAMES}, 'first name', i) || ' ' || pg_temp.pick(${NAME_STARTS}, 'name start', i) || pg_temp.pick(${NAME_ENDS}, 'name end', i),
      'user', case when pg_temp.draw('language', i) < 0.3 then 'mexican_spanish' else 'english' end,
      timestamptz '2020-01-01 12:00+00' + pg_temp.draw('joined', i) * interval '6 years'
    from generate_series(1, ${people}::integer) as i`;
  await sql`
    insert into profiles (id, user_id, kind, name, languages, setup_step, created_at)
    select ${contractors}::integer + id, id, 'person', name, array[language], 5, created_at from users order by id`;
}

/** Sessions of the first users: `tokenOf(i)`, stored by its hash as the product stores them. */
export async function renewSessions(sql: postgres.Sql): Promise<void> {
  await sql`
    insert into sessions (id, user_id, token, kind, expires_at)
    select i, i, translate(rtrim(encode(sha256(convert_to(${TOKEN_PREFIX} || i, 'UTF8')), 'base64'), '='), '+/', '-_'), 'web',
      now() + make_interval(days => ${SESSION_DAYS}::integer)
    from generate_series(1, ${POSTERS}::integer) as i
    on conflict (id) do update set expires_at = excluded.expires_at`;
}

const TOKEN_PREFIX = 'bench-session-token-';
/** The session token of user `id`, whose session has the same id. */
export const tokenOf = (id: number): string => `${TOKEN_PREFIX}${id}`;
