import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { actingProfileOf, type SignedIn } from '../../core/viewer.ts';
import type { Queryable } from '../../database/client.ts';

type TradeRow = { id: number; english: string; mexican_spanish: string; slug: string };

/** Of `profile`, in its own order. */
const tradesOfProfile = sql<TradeRow[]>`(
  select coalesce(json_agg(json_build_object('id', trade.id, 'english', trade.english,
    'mexican_spanish', trade.mexican_spanish, 'slug', trade.slug) order by chosen.position, trade.id), '[]'::json)
  from profile_trades as chosen join trades as trade on trade.id = chosen.trade_id
  where chosen.profile_id = profile.id)`;

/** The profile that a person edits with everything that hangs from it, in one query; name and email are the person's own. */
export function profileOf(database: Queryable, viewer: SignedIn) {
  return (
    database
      .selectFrom('profiles as profile')
      // A member edits the page of another owner.
      .innerJoin('users as user', (join) => join.on('user.id', '=', viewer.userId))
      .select([
        'profile.id',
        'profile.kind',
        'profile.name',
        'profile.phone',
        'profile.phone_on_whatsapp',
        'profile.city',
        'profile.postal_code',
        'profile.languages',
        'profile.setup_step',
        'profile.view_regions',
        'profile.view_trades',
        'profile.show_phone',
        'profile.show_email',
        'profile.show_address',
        'profile.show_map',
        'profile.listed_in_sub_finder',
        'profile.open_to_messages',
        'user.name as person_name',
        'user.email',
        'user.email_verified',
        'user.role',
        'user.language',
      ])
      .select((query) => [
        jsonObjectFrom(
          query
            .selectFrom('regions as region')
            .select([
              'region.id',
              'region.english',
              'region.mexican_spanish',
              'region.slug',
              'region.code',
              'region.country',
            ])
            .whereRef('region.id', '=', 'profile.region_id'),
        ).as('region'),
        tradesOfProfile.as('trades'),
        jsonObjectFrom(
          query
            .selectFrom('contractors as contractor')
            .select([
              'contractor.id',
              'contractor.slug',
              'contractor.template_id',
              'contractor.color_scheme_id',
              'contractor.year_founded',
              'contractor.crew_size',
              'contractor.license_number',
              'contractor.license_source',
              'contractor.website',
            ])
            .select((license) =>
              license
                .selectFrom('licenses')
                .select('licenses.number')
                .whereRef('licenses.contractor_id', '=', 'contractor.id')
                .where('licenses.origin', '=', 'owner')
                .orderBy('licenses.id')
                .limit(1)
                .as('stated_license_number'),
            )
            .whereRef('contractor.id', '=', 'profile.id'),
        ).as('contractor'),
      ])
      .where('profile.id', '=', actingProfileOf(viewer))
      .executeTakeFirstOrThrow()
  );
}

export type ProfileRow = Awaited<ReturnType<typeof profileOf>>;

/** The trades of any profile, in its own order; undefined where there is no such profile. */
export async function findTrades(database: Queryable, profileId: number) {
  const found = await database
    .selectFrom('profiles as profile')
    .select(tradesOfProfile.as('trades'))
    .where('profile.id', '=', profileId)
    .executeTakeFirst();
  return found?.trades;
}
