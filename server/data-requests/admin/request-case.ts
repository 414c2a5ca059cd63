import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';
import type { UploadRow } from '../../uploads/views.ts';
import type { RequestRow } from './list-requests.ts';
import { stepsOf } from '../queries/follow-request.ts';

const filesOfRequest = sql<UploadRow[] | null>`(
  select json_agg(json_build_object('id', u.id, 'key', u.key, 'name', u.original_name, 'kind', u.kind,
    'width', u.width, 'height', u.height, 'bytes', u.byte_size) order by u.id)
  from data_request_files as file join uploads as u on u.id = file.upload_id where file.request_id = r.id)`;
/** The account whose confirmed address is the asker’s, which may be another one than the asker was signed in with. */
const accountOfEmail = sql<number | null>`(
  select u.id from users as u where lower(u.email) = r.email and u.email_verified limit 1)`;

/** One confirmed request with its files and its record; undefined where there is none. */
export async function requestCase({ database }: ReadContext, id: number) {
  const row = await database
    .selectFrom('data_requests as r')
    .select(['r.id', 'r.name', 'r.asker', 'r.kind', 'r.law', 'r.state', 'r.outcome', 'r.asks'])
    .select(['r.received_at as receivedAt', 'r.due_at as dueAt', 'r.extended_at as extendedAt'])
    .select(['r.email', 'r.user_id as userId', 'r.on_behalf_of as onBehalfOf', 'r.place'])
    .select(['r.file_number as fileNumber', 'r.about', 'r.ground', 'r.answer'])
    .select([filesOfRequest.as('files'), accountOfEmail.as('accountId')])
    .where('r.id', '=', id)
    .where('r.state', '!=', 'unconfirmed')
    .$narrowType<RequestRow>()
    .executeTakeFirst();
  return row && { ...row, steps: await stepsOf(database, id) };
}
export type RequestCaseRow = NonNullable<Awaited<ReturnType<typeof requestCase>>>;
