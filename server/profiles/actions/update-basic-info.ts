import { sql } from 'kysely';
import { normalizePhone } from '../../../common/format/phones.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { actingProfileOf, type SignedIn } from '../../core/viewer.ts';
import { advanceSetup } from '../advance-setup.ts';
import { contractorChanged, profileRenamed } from '../../accounts/events.ts';
import { zoneOfColumns } from '../../places/place-zone.ts';
import { placeOfProfile } from '../profile-place.ts';
import { countryOfRegion } from '../../accounts/queries/regions.ts';
import type { BasicInfo } from '../../accounts/schemas.ts';
import { screenBusinessName } from '../../accounts/screen-business-name.ts';
import { stateLicense } from '../stated-license.ts';

/**
 * Saves a user's profile and, for a contractor, the business; omitted fields stay. A postal code fills in an
 * omitted city and region. As a step of the setup it also marks the step as done. Throws InvalidInput by
 * field.
 */
export async function updateBasicInfo(
  context: Context,
  viewer: SignedIn,
  input: BasicInfo,
  { isSetup = false }: { isSetup?: boolean } = {},
): Promise<void> {
  if (viewer.contractorId === null) refuseBusinessFields(input);
  await transact(context, async (tx) => {
    await updateUser(tx, viewer, input);
    await updateProfile(tx, viewer, input);
    if (isSetup) await advanceSetup(tx, viewer, 'basic-info');
    if (viewer.contractorId === null) return;
    await updateContractor(tx, viewer.contractorId, input);
    tx.announce(contractorChanged(viewer.contractorId));
  });
}

const BUSINESS_FIELDS = [
  'business_name',
  'license_number',
  'year_founded',
  'crew_size',
  'languages',
] as const;

function refuseBusinessFields(input: BasicInfo): void {
  const field = BUSINESS_FIELDS.find((name) => input[name] !== undefined);
  if (field) throw invalid(field, 'accounts.contractors_only');
}

async function updateUser(
  { database, now }: ReadContext,
  viewer: SignedIn,
  { name }: BasicInfo,
): Promise<void> {
  if (name === undefined) return;
  await database
    .updateTable('users')
    .set({ name, updated_at: now })
    .where('id', '=', viewer.userId)
    .execute();
}

async function updateProfile(tx: ReadContext, viewer: SignedIn, input: BasicInfo): Promise<void> {
  const { database, now } = tx;
  const profileId = actingProfileOf(viewer);
  const current = await database
    .selectFrom('profiles')
    .select(['name', 'region_id', 'city', 'postal_code', 'latitude', 'longitude'])
    .where('id', '=', profileId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { name: currentName, ...currentPlace } = current;
  const place = await placeOfProfile(tx, input, currentPlace);
  const publicName = viewer.contractorId === null ? input.name : input.business_name;
  await database
    .updateTable('profiles')
    .set({
      ...place,
      place_zone: zoneOfColumns(place),
      name: publicName,
      phone: await readPhone(tx, input, place.region_id),
      phone_on_whatsapp: input.phone_on_whatsapp,
      languages: input.languages,
      updated_at: now,
    })
    .where('id', '=', profileId)
    .execute();
  if (publicName !== undefined && publicName !== currentName) {
    if (viewer.contractorId !== null) await screenBusinessName(tx, viewer.contractorId, publicName);
    tx.announce(profileRenamed(profileId));
  }
  if (profileId !== viewer.profileId && input.name !== undefined) await renamePerson(tx, viewer, input.name);
}

/** A user who claimed a business still reviews under their own name. */
async function renamePerson(tx: ReadContext, { profileId }: SignedIn, name: string): Promise<void> {
  const { numUpdatedRows } = await tx.database
    .updateTable('profiles')
    .set({ name, updated_at: tx.now })
    .where('id', '=', profileId)
    .where('name', '!=', name)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) tx.announce(profileRenamed(profileId));
}

async function readPhone(
  { database }: ReadContext,
  { phone }: BasicInfo,
  regionId: number | null,
): Promise<string | null | undefined> {
  if (phone === undefined || phone === null) return phone;
  const country = regionId === null ? null : await countryOfRegion(database, regionId);
  const normalized = normalizePhone(phone, country ?? 'US');
  if (normalized === null) throw invalid('phone', 'accounts.phone_invalid');
  return normalized;
}

async function updateContractor(
  { database, now }: ReadContext,
  contractorId: number,
  input: BasicInfo,
): Promise<void> {
  const thisYear = now.getUTCFullYear();
  if ((input.year_founded ?? 0) > thisYear)
    throw invalid('year_founded', 'validation.too_big', { maximum: thisYear });
  if (input.license_number !== undefined) await stateLicense(database, contractorId, input.license_number);
  await database
    .updateTable('contractors')
    .set({
      year_founded: input.year_founded,
      crew_size: input.crew_size,
      owner_edited_at: now,
      updated_at: now,
    })
    .where('id', '=', contractorId)
    .execute();
  await sql`select refresh_contractor_search(array[${contractorId}]::integer[])`.execute(database);
}
