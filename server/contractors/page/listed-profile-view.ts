import type { ScreeningSignal } from '../../screening/signals.ts';
import { licenseState, type LicenseState } from '../license/license-status.ts';
import { localDayIn } from '../hours/local-day.ts';
import type { RedFlagLevel } from '../organic-order.ts';
import type { ProfileRow } from '../queries/search-profiles.ts';
import { regionOf, tradesOf, type NamedView, type ViewContext } from '../views.ts';

/** A contractor as administrators see it in a list: with its contact details and its owner. */
export type ListedProfile = {
  id: number;
  slug: string;
  name: string;
  city: string | null;
  region: NamedView | null;
  trades: NamedView[];
  claimed: boolean;
  owner: { id: number; name: string; email: string; active: boolean } | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  /** The source of an imported one. */
  source: string | null;
  /** `expiresOn` is YYYY-MM-DD. */
  license: { state: LicenseState; number: string | null; expiresOn: string | null };
  /** Active reviews; `mean` is null without any. */
  reviews: { count: number; mean: number | null };
  openAppeals: number;
  redFlag: RedFlagLevel | null;
  /** The signals of screening in the name, until an administrator has looked at it. */
  nameSignals: ScreeningSignal[];
  /** ISO 8601 UTC */
  listedAt: string;
};

export function toListedProfile(row: ProfileRow, viewContext: ViewContext): ListedProfile {
  return {
    id: row.id,
    slug: row.slug,
    name: viewContext.mask(row.name),
    city: row.city,
    region: regionOf(row.region_id, viewContext),
    trades: tradesOf(row.trade_ids, viewContext),
    claimed: row.claimed,
    owner: ownerOf(row),
    phone: row.phone,
    email: row.email,
    website: row.website,
    source: row.source,
    license: {
      state: licenseState(row, localDayIn(viewContext.days, row.zone)),
      number: row.license_number,
      expiresOn: row.license_expires_on,
    },
    reviews: { count: row.review_count, mean: row.mean_rating },
    openAppeals: row.open_appeals,
    redFlag: row.red_flag_level as RedFlagLevel | null,
    nameSignals: row.name_signals,
    listedAt: row.created_at.toISOString(),
  };
}

function ownerOf({ owner }: ProfileRow): ListedProfile['owner'] {
  if (owner === null) return null;
  return { id: owner.id, name: owner.name, email: owner.email, active: owner.status === 'active' };
}
