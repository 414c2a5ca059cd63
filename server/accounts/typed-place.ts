import type { BasicInfo } from './schemas.ts';
import type { ProfileView } from './views.ts';

type Held = Pick<ProfileView, 'region' | 'city' | 'postal_code'>;

/** Of a form that sends its whole place: a new postal code fills in city and region, unless these were changed as well. */
export function withTypedPlace(sent: BasicInfo, held: Held): BasicInfo {
  const isSamePlace =
    (sent.region_id ?? null) === (held.region?.id ?? null) && (sent.city ?? null) === held.city;
  const isNewCode = sent.postal_code !== null && sent.postal_code !== held.postal_code;
  return isSamePlace && isNewCode ? { ...sent, region_id: undefined, city: undefined } : sent;
}
