import { signedInViewer } from '../../core/policies.ts';
import { currencyOf, type Currency } from '../../../common/format/currencies.ts';
import { localeOf } from '../../../common/format/language.ts';
import type { Upgrade } from '../../../common/profiles/membership-versions.ts';
import { entitlementsFor } from '../../billing/entitlements.ts';
import { referenceLists } from '../../contractors/reference-lists.ts';
import { usualServicesOf } from '../../contractors/services/usual-services.ts';
import type { Context } from '../../core/context.ts';
import type { Queryable } from '../../database/client.ts';
import { TIME_ZONES } from '../../places/time-zones.ts';
import { zoneName } from '../../places/zone-name.ts';
import { lookOptions, type LookOptions, type RegionChoice } from '../form-views.ts';
import type { OwnPageRow } from '../queries/own-page.ts';

export type PageEditOptions = {
  regions: RegionChoice[];
  /** The issuers of licenses: the last letters of a region's code, with its name. */
  states: { value: string; label: string }[];
  timeZones: { value: string; label: string }[];
  currency: Currency;
  isMetric: boolean;
  /** Services that businesses of the own trades usually offer, in the reader's language. */
  usualServices: string[];
  look: LookOptions;
  /** The plan that allows a color of one's own; null: the current one does. */
  ownColorNeeds: Upgrade | null;
};

/** The choices of the form of a contractor's own page, with what the plan allows. */
export async function pageEditOptions(context: Context, row: OwnPageRow): Promise<PageEditOptions> {
  const { database, language, now } = context;
  const [lists, entitlements, trades] = await Promise.all([
    referenceLists(context),
    entitlementsFor(database, signedInViewer(context), now),
    tradesOf(database, row.id),
  ]);
  const { compare } = new Intl.Collator(localeOf(language));
  const own = row.region_id === null ? undefined : lists.regionOf(row.region_id);
  const currency = currencyOf(own?.country ?? null);
  const regions = lists.regions
    .filter(({ id, active }) => active || id === row.region_id)
    .toSorted((one, other) => compare(one[language], other[language]));
  return {
    regions: regions.map((region) => ({ id: region.id, name: region[language], country: region.country })),
    states: regions.map((region) => ({ value: region.code.slice(3), label: region[language] })),
    timeZones: TIME_ZONES.map((zone) => ({ value: zone, label: zoneName(zone, language, now) })),
    currency,
    isMetric: currency === 'MXN',
    usualServices: usualServicesOf(
      trades.flatMap(({ trade_id }) => lists.tradeOf(trade_id)?.slug ?? []),
      language,
    ),
    look: lookOptions(entitlements),
    ownColorNeeds: entitlements.limits.own_color ? null : 'platinum',
  };
}

const tradesOf = (database: Queryable, profileId: number) =>
  database
    .selectFrom('profile_trades')
    .select('trade_id')
    .where('profile_id', '=', profileId)
    .orderBy('trade_id')
    .execute();
