import { sql } from 'kysely';
import type { PlainFormName } from '../../common/plain-forms.ts';
import type { ReadContext } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { findRedFlag, type RedFlagFileRow } from '../red-flags/queries/find-red-flag.ts';

type Values = Record<string, string | null>;
type Load = (context: ReadContext, id: number) => Promise<Values | undefined>;

/** A form that edits starts with the words as they are stored. The caller has asked the policy of the call. */
export async function storedValues(context: ReadContext, name: PlainFormName, id: number): Promise<Values> {
  const load = LOADS[name];
  if (!load) return {};
  const values = await load(context, id);
  if (!values) throw notFound();
  return values;
}

const responseWords: Load = ({ database }, id) =>
  database
    .selectFrom('review_responses')
    .select('body as review_response')
    .where('id', '=', id)
    .executeTakeFirst();

const storedPhotos = sql<string | null>`(
  select string_agg(photo.upload_id::text, ',' order by photo.position)
  from review_photos as photo where photo.review_id = r.id)`;
const storedTrades = sql<string | null>`(
  select string_agg(own.trade_id::text, ',' order by own.position)
  from profile_trades as own where own.profile_id = p.id)`;

const LOADS: Partial<Record<PlainFormName, Load>> = {
  'api.comments.update': async ({ database }, id) =>
    database
      .selectFrom('comments')
      .select('body')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
  'api.review_responses.update': responseWords,
  'api.admin.reviews.update': async ({ database }, id) =>
    database
      .selectFrom('reviews as r')
      .select(['r.title', 'r.body', storedPhotos.as('photos')])
      .where('r.id', '=', id)
      .executeTakeFirst(),
  'api.admin.review_responses.update': responseWords,
  'api.admin.red_flags.publish': async (context, id) => {
    const { files } = await findRedFlag(context, id);
    return { public_files: files.flatMap((file) => (isWantedPublic(file) ? [file.id] : [])).join() };
  },
  'api.admin.contractors.correct': async ({ database }, id) =>
    database
      .selectFrom('profiles as p')
      .innerJoin('contractors as c', 'c.id', 'p.id')
      .select(['p.name', 'p.phone', 'p.address', 'c.website', storedTrades.as('trades')])
      .where('p.id', '=', id)
      .executeTakeFirst(),
};

/** Published already, or meant for everyone by its reporter. */
const isWantedPublic = ({ isPublic, side, audience }: RedFlagFileRow): boolean =>
  isPublic || (side === 'reporter' && audience === 'public');
