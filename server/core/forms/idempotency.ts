import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { route, type RouteName } from '../../../common/routes/route-table.ts';
import { IDEMPOTENCY_HEADER, OWNER_HEADER } from '../../../common/request-headers.ts';
import type { Database } from '../../database/client.ts';
import { json, redirect, type Answer, type RedirectAnswer } from '../answers.ts';
import type { Context } from '../context.ts';
import { conflict, Refusal } from '../errors.ts';
import { isInertia } from '../pages/inertia.ts';
import { AlreadyDone, type SentForm } from './sent-form.ts';

/** Longer than a browser keeps a draft, so that an expired key cannot be sent any more. */
export const KEY_DAYS = 60;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
const DAY_MS = 86_400_000;

/**
 * The form's key; null where the browser sent none. Throws 412 where another person is signed in than who wrote
 * the text: its browser keeps it until the writer is back.
 */
function readSentForm(request: FastifyRequest, { viewer }: Context, name: RouteName): SentForm | null {
  const key = request.headers[IDEMPOTENCY_HEADER];
  if (key === undefined || viewer === null) return null;
  if (typeof key !== 'string' || !UUID.test(key)) throw new Refusal(400, 'bad_key', 'errors.bad_request');
  const owner = request.headers[OWNER_HEADER];
  if (owner !== undefined && owner !== String(viewer.profileId))
    throw new Refusal(412, 'precondition_failed', 'errors.draft_of_another');
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(request.body ?? null))
    .digest('base64url');
  return { key, userId: viewer.userId, route: name, bodyHash, isClaimed: false };
}

/** Does the work of a form once for each key: sent again, it gets the first answer. Without a key it is done each time. */
export async function answerOnce(
  request: FastifyRequest,
  context: Context,
  name: RouteName,
  work: (context: Context) => Promise<Answer>,
): Promise<Answer> {
  const form = readSentForm(request, context, name);
  if (form === null) return work(context);
  const earlier = await findAnswer(context, form);
  if (earlier) return asWanted(request, earlier);
  try {
    const answer = await work({ ...context, sentForm: form });
    if (answer.kind !== 'redirect') return answer;
    await keepAnswer(context.database, form, answer);
    return asWanted(request, answer);
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error;
    const first = await findAnswer(context, form);
    if (!first) throw conflict('errors.sent_otherwise');
    return asWanted(request, first);
  }
}

/** undefined: the key is new. Throws 409 where another user, another form or another text has it. */
async function findAnswer(
  { database, t, language }: Context,
  { key, userId, route: name, bodyHash }: SentForm,
): Promise<RedirectAnswer | undefined> {
  const row = await database
    .selectFrom('idempotency_keys')
    .select(['user_id', 'route', 'body_hash', 'answer'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.user_id !== userId) throw conflict('errors.draft_of_another');
  if (row.route !== name || row.body_hash !== bodyHash) throw conflict('errors.sent_otherwise');
  const kept = row.answer as { to: string; success: string | null; error: string | null } | null;
  // The server stopped after the work and before the answer was written: it was done all the same.
  if (kept === null) return redirect(route('home', {}, { language }), { success: t('errors.sent_before') });
  const { to, success, error } = kept;
  return redirect(to, { ...(success !== null && { success }), ...(error !== null && { error }) });
}

async function keepAnswer(
  database: Database,
  { key }: SentForm,
  { to, flash }: RedirectAnswer,
): Promise<void> {
  const answer = { to, success: flash.success ?? null, error: flash.error ?? null };
  await database.updateTable('idempotency_keys').set({ answer }).where('key', '=', key).execute();
}

/** A page is led on; a program reads where to, and what is to be said. */
function asWanted(request: FastifyRequest, answer: RedirectAnswer): Answer {
  const isProgram = !isInertia(request) && (request.headers.accept ?? '').includes('application/json');
  if (!isProgram) return answer;
  return json({ location: answer.to, message: answer.flash.success ?? answer.flash.error ?? '' });
}

export async function forgetOldKeys(database: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEY_DAYS * DAY_MS);
  await database.deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute();
}
