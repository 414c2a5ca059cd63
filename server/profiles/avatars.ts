import { sql, type RawBuilder } from 'kysely';
import type { ReadContext } from '../core/context.ts';
import type { Readers } from '../uploads/readers.ts';
import { pictureUrl } from '../../common/profiles/picture-url.ts';

/** The key of the avatar of the profile whose id an expression gives; null: none. */
export const avatarKeyOf = (profileId: RawBuilder<unknown>): RawBuilder<string | null> => sql<string | null>`(
  select avatar_file.key from avatars as avatar join uploads as avatar_file on avatar_file.id = avatar.upload_id
  where avatar.profile_id = ${profileId})`;

/** The same; a business without one shows its logo, of the summary that an expression gives. */
export const pictureKeyOf = (
  profileId: RawBuilder<unknown>,
  pictures: RawBuilder<unknown>,
): RawBuilder<string | null> =>
  sql<string | null>`coalesce(${avatarKeyOf(profileId)}, ${pictures} -> 'logo' ->> 'key')`;

/** The address of an avatar in its smallest size. */
export const avatarUrl = (key: string | null): string | null =>
  key === null ? null : pictureUrl(key, 'small');

/** An avatar is as public as the name beside it. */
export async function avatarReaders({ database }: ReadContext, uploadId: number): Promise<Readers> {
  const avatar = await database
    .selectFrom('avatars')
    .select('profile_id')
    .where('upload_id', '=', uploadId)
    .executeTakeFirst();
  return avatar ? 'everybody' : null;
}

/** The avatar of one profile in its smallest size; null: initials. */
export async function avatarOf({ database }: ReadContext, profileId: number): Promise<string | null> {
  const row = await database
    .selectFrom('avatars as v')
    .innerJoin('uploads as u', 'u.id', 'v.upload_id')
    .select('u.key')
    .where('v.profile_id', '=', profileId)
    .executeTakeFirst();
  return avatarUrl(row?.key ?? null);
}
