import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { CODE_TRIES, SIGN_IN_STEP_MINUTES } from '../../../common/limits/sign-in.ts';
import type { ReadContext } from '../../core/context.ts';
import { giveCookie, readCookie } from '../../core/http/own-cookies.ts';
import type { Config } from '../../core/config/config.ts';

const COOKIE = 'sign_in';
const COOKIE_SECONDS = 3_600;
const MINUTE_MS = 60_000;

export type StepKind = 'second' | 'mail_code' | 'passkey' | 'provider' | 'proof' | 'recovery';
/** A login between two requests of one browser. */
export type Step<Value> = { id: number; userId: number | null; value: Value };
type Asking = Pick<ReadContext, 'database' | 'now'>;

export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** The browser's own number, which ties a step to the browser that began it; null where it has none. */
export function browserOf(request: FastifyRequest, config: Config): string | null {
  const cookie = readCookie(request, config, COOKIE);
  return cookie && /^[\w-]{32}$/.test(cookie) ? hashOfKey(cookie) : null;
}

/** Gives one to a browser that has none; tabs share it. */
export function giveBrowser(request: FastifyRequest, reply: FastifyReply, config: Config): string {
  const known = readCookie(request, config, COOKIE);
  const value = known && /^[\w-]{32}$/.test(known) ? known : randomBytes(24).toString('base64url');
  giveCookie(reply, config, COOKIE, { value, maxAge: COOKIE_SECONDS });
  return hashOfKey(value);
}

type NewStep = {
  kind: StepKind;
  browser: string | null;
  /** Stored as a hash. */
  key?: string;
  userId?: number | null;
  value?: object;
  minutes?: number;
};

export async function beginStep({ database, now }: Asking, step: NewStep): Promise<number> {
  const { kind, browser, key, userId = null, value = {}, minutes = SIGN_IN_STEP_MINUTES } = step;
  const { id } = await database
    .insertInto('sign_in_steps')
    .values({
      kind,
      browser,
      key: key === undefined ? null : hashOfKey(key),
      user_id: userId,
      value: sql`${JSON.stringify(value)}::text::jsonb`,
      created_at: now,
      expires_at: new Date(now.getTime() + minutes * MINUTE_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The latest open step of a kind in this browser; null where it has none, or it is too old. */
export async function openStep<Value>(
  { database, now }: Asking,
  kind: StepKind,
  browser: string | null,
): Promise<Step<Value> | null> {
  if (browser === null) return null;
  const row = await database
    .selectFrom('sign_in_steps')
    .select(['id', 'user_id as userId', 'value'])
    .where('kind', '=', kind)
    .where('browser', '=', browser)
    .where('tries', '<', CODE_TRIES)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, value: row.value as Value } : null;
}

/** Counts a try before it is checked, so that parallel ones get no more; false once there were five. */
export async function countTry({ database }: Asking, id: number): Promise<boolean> {
  const counted = await database
    .updateTable('sign_in_steps')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', id)
    .where('tries', '<', CODE_TRIES)
    .returning('id')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Ends a step: of two requests at once, one gets true. */
export async function endStep({ database }: Asking, id: number): Promise<boolean> {
  const ended = await database
    .deleteFrom('sign_in_steps')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Takes the step of a key, once. `browser`: undefined where any browser may. */
export async function takeStep<Value>(
  { database, now }: Asking,
  kind: StepKind,
  key: string,
  browser?: string | null,
): Promise<Step<Value> | null> {
  if (browser === null) return null;
  const row = await database
    .deleteFrom('sign_in_steps')
    .where('kind', '=', kind)
    .where('key', '=', hashOfKey(key))
    .where('expires_at', '>', now)
    .$if(browser !== undefined, (query) => query.where('browser', '=', browser ?? ''))
    .returning(['id', 'user_id as userId', 'value'])
    .executeTakeFirst();
  return row ? { ...row, value: row.value as Value } : null;
}

/** Whether a link with this key still opens something. */
export async function isStepOpen({ database, now }: Asking, kind: StepKind, key: string): Promise<boolean> {
  const row = await database
    .selectFrom('sign_in_steps')
    .select('id')
    .where('kind', '=', kind)
    .where('key', '=', hashOfKey(key))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the logins of an account that began before: with a former password, or by a person who should not be in it. */
export async function endStepsOf({ database }: Pick<ReadContext, 'database'>, userId: number): Promise<void> {
  await database.deleteFrom('sign_in_steps').where('user_id', '=', userId).execute();
}
