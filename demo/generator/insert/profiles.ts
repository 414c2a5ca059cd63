import { zoneAt } from '../../../server/places/place-zone.ts';
import type { Queryable } from '../../../server/database/client.ts';
import { insertRows } from '../../../server/database/insert-rows.ts';
import type { DemoContractor, DemoUser, DemoWorld } from '../types.ts';
import { idOf, type Ids, type Row } from './ids.ts';

const SETUP_FINISHED = 5;

export async function insertProfiles(
  database: Queryable,
  { users, contractors }: DemoWorld,
  ids: Ids,
): Promise<void> {
  const owners = new Set(contractors.map((contractor) => contractor.ownerKey));
  const people = users.filter((user) => !owners.has(user.key)).map((user) => personProfile(user, ids));
  await insertRows(database, 'profiles', [
    ...people,
    ...contractors.map((contractor) => businessProfile(contractor, ids)),
  ]);
  await insertRows(
    database,
    'profile_trades',
    contractors.flatMap((contractor) => tradesOf(contractor, ids)),
  );
}

function personProfile(user: DemoUser, ids: Ids): Row<'profiles'> {
  return {
    id: idOf(ids.profiles, user.key),
    user_id: idOf(ids.users, user.key),
    kind: 'person',
    name: user.name,
    phone: user.phone,
    region_id: idOf(ids.regions, user.regionCode),
    city: user.city,
    postal_code: user.postalCode,
    address: null,
    latitude: user.latitude,
    longitude: user.longitude,
    place_zone: zoneAt(user),
    languages: [user.language],
    setup_step: SETUP_FINISHED,
    created_at: user.createdAt,
  };
}

function businessProfile(contractor: DemoContractor, ids: Ids): Row<'profiles'> {
  return {
    id: idOf(ids.profiles, contractor.key),
    user_id: contractor.ownerKey ? idOf(ids.users, contractor.ownerKey) : null,
    kind: 'contractor',
    name: contractor.name,
    phone: contractor.phone,
    region_id: idOf(ids.regions, contractor.regionCode),
    city: contractor.city,
    postal_code: contractor.postalCode,
    address: contractor.address,
    latitude: contractor.latitude,
    longitude: contractor.longitude,
    place_zone: zoneAt(contractor),
    languages: contractor.languages,
    setup_step: SETUP_FINISHED,
    created_at: contractor.createdAt,
  };
}

function tradesOf(contractor: DemoContractor, ids: Ids): Row<'profile_trades'>[] {
  const profile_id = idOf(ids.profiles, contractor.key);
  return contractor.trades.map((slug, position) => ({
    profile_id,
    trade_id: idOf(ids.trades, slug),
    position,
  }));
}
