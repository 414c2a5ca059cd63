import type { Country } from '../../common/constants.ts';
import type { ContractorSearch } from '../../common/search/contractor-search.ts';
import { referenceLists, type ReferenceLists } from '../contractors/reference-lists.ts';
import type { ReadContext } from '../core/context.ts';
import { findPlace } from '../places/find-place.ts';
import { countryOf, type PlaceAnswer } from '../places/place.ts';
import { placesIn } from '../places/queries/cities.ts';

type Where = Pick<ContractorSearch, 'near' | 'region' | 'country'>;

/** Finds the place of a search; null: it names none. A postal code of both countries is read by the viewer's profile. */
export async function whereIs(
  context: ReadContext,
  { near, region, country }: Where,
  { regions }: ReferenceLists,
): Promise<PlaceAnswer | null> {
  if (near === '') return null;
  return findPlace(placesIn(context.database), {
    text: near,
    regions,
    regionId: regions.find(({ slug }) => slug === region)?.id ?? null,
    country: country === 'all' ? null : country,
    language: context.language,
    likelyCountry: /\d{5}/.test(near) ? await countryOfViewer(context) : null,
  });
}

/** The country that the viewer's own profile names; null: it names none, or nobody is signed in. */
export async function countryOfViewer(context: ReadContext): Promise<Country | null> {
  const { database, viewer } = context;
  if (viewer === null) return null;
  const profile = await database
    .selectFrom('profiles')
    .select('region_id')
    .where('id', '=', viewer.profileId)
    .executeTakeFirst();
  const { regions } = await referenceLists(context);
  return countryOf(profile?.region_id ?? null, regions);
}
