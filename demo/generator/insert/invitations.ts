import { expiresAt } from '../../../server/invitations/invitation.ts';
import type { Queryable } from '../../../server/database/client.ts';
import { insertRows, reserveIds } from '../../../server/database/insert-rows.ts';
import { daysAfter, isoDate } from '../dates.ts';
import { writeInvitations, writeSavedSearches } from '../invitations.ts';
import type { DemoWorld } from '../types.ts';
import { idOf, type Ids, type Row } from './ids.ts';

/** Days in which the other side answered. */
const ANSWERED_AFTER_DAYS = 1.4;

export async function insertInvitations(
  database: Queryable,
  world: DemoWorld,
  ids: Ids,
  today: Date,
): Promise<void> {
  const invitations = writeInvitations(world, today);
  const numbers = await reserveIds(database, 'invitations', invitations.length);
  const numbered = invitations.map((invitation, index) => ({ ...invitation, id: numbers[index] ?? 0 }));
  /** A job has the number of its first invitation. */
  const jobOf = ({ id, crew }: (typeof numbered)[number]): number =>
    numbered.find((other) => crew !== null && other.crew?.job === crew.job)?.id ?? id;
  await insertRows(
    database,
    'invited_jobs',
    numbered
      .filter((one) => jobOf(one) === one.id)
      .map(({ id, from, createdAt, crew }): Row<'invited_jobs'> => ({
        id,
        profile_id: idOf(ids.profiles, from.key),
        people_needed: crew?.needed ?? null,
        created_at: createdAt,
      })),
  );
  await insertRows(
    database,
    'invitations',
    numbered.map((one): Row<'invitations'> => ({
      id: one.id,
      job_id: jobOf(one),
      people: one.crew?.people ?? null,
      price_cents: one.crew?.priceCents ?? null,
      price_unit: one.crew?.priceCents ? 'day' : null,
      from_profile_id: idOf(ids.profiles, one.from.key),
      to_profile_id: idOf(ids.profiles, one.to.key),
      trade_id: idOf(ids.trades, one.trade),
      region_id: idOf(ids.regions, one.from.regionCode),
      place: one.from.city,
      starts_on: isoDate(one.startsOn),
      ends_on: isoDate(one.endsOn),
      message: one.message,
      language: one.language,
      state: one.state,
      decline_reason: one.declined?.reason ?? null,
      decline_note: one.declined?.note ?? null,
      created_at: one.createdAt,
      expires_at: expiresAt(one.createdAt, isoDate(one.startsOn)),
      closed_at: one.state === 'open' ? null : daysAfter(one.createdAt, ANSWERED_AFTER_DAYS),
      answered_at: ['accepted', 'declined'].includes(one.state)
        ? daysAfter(one.createdAt, ANSWERED_AFTER_DAYS)
        : null,
    })),
  );
  await insertRows(
    database,
    'partner_ratings',
    numbered.flatMap(({ id, from, to, ratings }) =>
      ratings.map(
        ({ bySender, overall, again, body, language, createdAt, publishedAt }): Row<'partner_ratings'> => ({
          invitation_id: id,
          author_profile_id: idOf(ids.profiles, (bySender ? from : to).key),
          about_profile_id: idOf(ids.profiles, (bySender ? to : from).key),
          overall,
          work_again: again,
          body,
          language,
          created_at: createdAt,
          published_at: publishedAt,
        }),
      ),
    ),
  );
  await insertRows(
    database,
    'saved_searches',
    writeSavedSearches(world).map(({ ownerKey, kind, query, name }): Row<'saved_searches'> => ({
      user_id: idOf(ids.users, ownerKey),
      kind,
      query,
      name,
      created_at: today,
      checked_at: today,
    })),
  );
}
