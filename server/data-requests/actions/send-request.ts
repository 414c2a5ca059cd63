import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { DATA_REQUESTS_UNCONFIRMED_MAX } from '../../../common/data-requests.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { aboutPath } from '../about-path.ts';
import { attachFiles, filesOf } from '../attach-files.ts';
import { answerBy, lawOf } from '../due-day.ts';
import { recordStep } from '../events.ts';
import type { RequestForm } from '../schemas.ts';
import { makeNonce } from '../secret-link.ts';

export type SentRequest = { id: number; nonce: string };

/**
 * Takes a request. It waits for the link in its mail, unless the asker is signed in with the confirmed address that was
 * typed. One that is sent again while the first waits is the first. Answers null where the asker has to look into
 * their mailbox. Throws InvalidInput without a document that has to be there, or for a page of another site.
 */
export async function sendRequest(context: Context, form: RequestForm): Promise<SentRequest | null> {
  const { viewer, config } = context;
  const about = form.about === null ? null : aboutPath(form.about, config.appUrl);
  const uploadIds = filesOf(context, form.files);
  if ((form.asker === 'agent' || form.asker === 'authority') && uploadIds.length === 0)
    throw invalid('files', 'data_requests.file_needed');
  const email = form.email.toLowerCase();
  const isConfirmed = viewer?.emailVerified === true && viewer.email.toLowerCase() === email;
  return transact(context, async (tx) => {
    // Two clicks, and many forms at once about one address, wait for each other.
    await sql`select pg_advisory_xact_lock(hashtext(${`data request ${email}`}))`.execute(tx.database);
    const digest = digestOf({ ...form, email, about });
    const earlier = await findWaiting(tx, digest);
    if (earlier) return isConfirmed && earlier.userId === viewer.userId ? earlier : null;
    if (!isConfirmed && (await countUnconfirmed(tx, email)) >= DATA_REQUESTS_UNCONFIRMED_MAX) return null;
    const request = await insertRequest(tx, { ...form, email, about, digest, isConfirmed });
    await attachFiles(tx, request.id, uploadIds);
    await recordStep(tx, { requestId: request.id, step: 'received' });
    if (!isConfirmed) return null;
    await recordStep(tx, { requestId: request.id, step: 'confirmed' });
    return request;
  });
}

/** Files have other numbers when they are sent again, so they do not count. */
function digestOf({ files: _files, ...typed }: RequestForm): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(typed).sort(([one], [other]) => one.localeCompare(other))))
    .digest('base64url');
}

const findWaiting = ({ database }: ReadContext, digest: string) =>
  database
    .selectFrom('data_requests')
    .select(['id', 'nonce', 'user_id as userId'])
    .where('digest', '=', digest)
    .where('state', '!=', 'closed')
    .executeTakeFirst();

async function countUnconfirmed({ database }: ReadContext, email: string): Promise<number> {
  const { count } = await database
    .selectFrom('data_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('state', '=', 'unconfirmed')
    .executeTakeFirstOrThrow();
  return count;
}

type NewRequest = RequestForm & { digest: string; isConfirmed: boolean };

async function insertRequest(
  { database, viewer, now, language }: ReadContext,
  { digest, isConfirmed, ...form }: NewRequest,
): Promise<SentRequest> {
  const law = lawOf(form.asker, form.place);
  return database
    .insertInto('data_requests')
    .values({
      nonce: makeNonce(),
      digest,
      user_id: isConfirmed ? (viewer?.userId ?? null) : null,
      language,
      asker: form.asker,
      kind: form.kind,
      place: form.place,
      law,
      name: form.name,
      email: form.email,
      on_behalf_of: form.asker === 'self' ? null : form.on_behalf_of,
      file_number: form.asker === 'authority' ? form.file_number : null,
      about: form.about,
      asks: form.asks,
      state: isConfirmed ? 'open' : 'unconfirmed',
      received_at: now,
      confirmed_at: isConfirmed ? now : null,
      due_at: answerBy(law, now),
    })
    .returning(['id', 'nonce'])
    .executeTakeFirstOrThrow();
}
