import { sql } from 'kysely';
import { normalizePhone } from '../../../common/phones.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { contractorChanged, profileRenamed } from '../events.ts';
import { countryOfRegion, isOffered, placeByCity, placeByPostalCode, type Place } from '../queries/places.ts';
import { editedProfileId } from '../queries/profile.ts';
import type { BasicInfo } from '../schemas.ts';
import { stateLicense } from '../stated-license.ts';

/**
 * Saves what somebody says of themselves and, for a contractor, of the business; what is left out stays as it is.
 * A postal code fills in the city and the region that were left out. Throws InvalidInput by field.
 */
export async function updateBasicInfo(context: Context, viewer: SignedIn, input: BasicInfo): Promise<void> {
  if (viewer.contractorId === null) refuseBusinessFields(input);
  await transact(context, async (inside) => {
    await updateUser(inside, viewer, input);
    await updateProfile(inside, viewer, input);
    if (viewer.contractorId === null) return;
    await updateContractor(inside, viewer.contractorId, input);
    inside.announce(contractorChanged(viewer.contractorId));
  });
}

const BUSINESS_FIELDS = [
  'business_name',
  'licence_number',
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

async function updateProfile(inside: ReadContext, viewer: SignedIn, input: BasicInfo): Promise<void> {
  const { database, now } = inside;
  const profileId = editedProfileId(viewer);
  const held = await database
    .selectFrom('profiles')
    .select(['name', 'region_id', 'city', 'postal_code'])
    .where('id', '=', profileId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const place = await findPlace(inside, input, held);
  const publicName = viewer.contractorId === null ? input.name : input.business_name;
  await database
    .updateTable('profiles')
    .set({
      ...place,
      name: publicName,
      phone: await readPhone(inside, input, place.region_id),
      languages: input.languages,
      updated_at: now,
    })
    .where('id', '=', profileId)
    .execute();
  if (publicName !== undefined && publicName !== held.name) inside.announce(profileRenamed(profileId));
  if (profileId !== viewer.profileId && input.name !== undefined)
    await renamePerson(inside, viewer, input.name);
}

/** Whoever took over a business reviews under their own name still. */
async function renamePerson(inside: ReadContext, { profileId }: SignedIn, name: string): Promise<void> {
  const { numUpdatedRows } = await inside.database
    .updateTable('profiles')
    .set({ name, updated_at: inside.now })
    .where('id', '=', profileId)
    .where('name', '!=', name)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) inside.announce(profileRenamed(profileId));
}

type HeldPlace = { region_id: number | null; city: string | null; postal_code: string | null };
type FoundPlace = HeldPlace & { latitude: number | null; longitude: number | null };

/** What was given, filled up from the postal code, then from what was there. */
async function findPlace(inside: ReadContext, given: BasicInfo, held: HeldPlace): Promise<FoundPlace> {
  await refuseWithdrawnRegion(inside, given.region_id, held.region_id);
  const postal_code = given.postal_code === undefined ? held.postal_code : given.postal_code;
  const byCode = await placeOfCode(inside, postal_code, given.region_id ?? held.region_id);
  // Only a code that was just given fills in the rest; an old one does not undo what was chosen since.
  const filled = given.postal_code ? byCode : undefined;
  const region_id = given.region_id ?? filled?.regionId ?? held.region_id;
  const city = given.city ?? filled?.city ?? held.city;
  await refuseOtherRegion(inside, region_id, filled);
  const point = await findPoint(inside, region_id, city, byCode);
  return {
    region_id,
    city,
    postal_code,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
  };
}

async function placeOfCode(
  { database }: ReadContext,
  code: string | null,
  regionId: number | null,
): Promise<Place | undefined> {
  return code === null ? undefined : placeByPostalCode(database, code, regionId);
}

/** A region that is offered no more stays with whoever has it; nobody else may choose it. */
async function refuseWithdrawnRegion(
  { database }: ReadContext,
  chosen: number | undefined,
  held: number | null,
): Promise<void> {
  if (chosen === undefined || chosen === held) return;
  if (!(await isOffered(database, chosen))) throw invalid('region_id', 'accounts.region_unknown');
}

async function refuseOtherRegion(
  { database }: ReadContext,
  regionId: number | null,
  filled: Place | undefined,
): Promise<void> {
  if (regionId === null) return;
  const country = await countryOfRegion(database, regionId);
  if (country === null) throw invalid('region_id', 'accounts.region_unknown');
  // Only the codes of the United States are on our list, so a Mexican one that looks like them proves nothing.
  if (country === 'US' && filled !== undefined && filled.regionId !== regionId) {
    throw invalid('postal_code', 'accounts.postal_code_elsewhere');
  }
}

/** The middle of the postal code's area where it is in the region, else of the city. */
async function findPoint(
  { database }: ReadContext,
  regionId: number | null,
  city: string | null,
  byCode: Place | undefined,
): Promise<Place | undefined> {
  if (byCode?.regionId === regionId) return byCode;
  return city === null || regionId === null ? undefined : placeByCity(database, city, regionId);
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
  if (input.licence_number !== undefined) await stateLicense(database, contractorId, input.licence_number);
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
