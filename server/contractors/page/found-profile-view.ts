import type { ProfileRow } from '../queries/search-profiles.ts';
import type { ViewContext } from '../views.ts';

/** A listed business as the administrators' search under /api answers it. */
export type FoundProfile = {
  id: number;
  slug: string;
  name: string;
  city: string | null;
  region: { id: number; name: string; code: string } | null;
  phone: string | null;
  email: string | null;
  license_number: string | null;
  license_status: string | null;
  claimed: boolean;
  /** The user who manages it; null when it is unclaimed. */
  owner: { user_id: number; name: string; email: string; status: string } | null;
  review_count: number;
  mean_rating: number | null;
  /** ISO 8601 UTC */
  created_at: string;
};

export function toFoundProfile(row: ProfileRow, { lists, language, mask }: ViewContext): FoundProfile {
  const region = row.region_id === null ? undefined : lists.regionOf(row.region_id);
  return {
    id: row.id,
    slug: row.slug,
    name: mask(row.name),
    city: row.city,
    region: region ? { id: region.id, name: region[language], code: region.code } : null,
    phone: row.phone,
    email: row.email,
    license_number: row.license_number,
    license_status: row.license_status,
    claimed: row.claimed,
    owner: row.owner && {
      user_id: row.owner.id,
      name: row.owner.name,
      email: row.owner.email,
      status: row.owner.status,
    },
    review_count: row.review_count,
    mean_rating: row.mean_rating,
    created_at: row.created_at.toISOString(),
  };
}
