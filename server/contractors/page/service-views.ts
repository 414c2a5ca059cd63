import { KM_PER_MILE } from '../../../common/search/contractor-search.ts';
import { currencyOf } from '../../../common/format/currencies.ts';
import { formatMoney } from '../../../common/format/money.ts';
import type { ContractorRow } from '../queries/contractor-by-slug.ts';
import { serviceIn } from '../services/usual-services.ts';
import type { ViewContext } from '../views.ts';

/** `from`: the least price ("$250"), in the currency of the business; null: not stated. */
export type ServiceView = { name: string; from: string | null };
export type AreaView = { radius: { distance: number; unit: 'mi' | 'km' } | null; regions: string[] };
export type LinkView = { label: string; url: string };

const countryOf = ({ region_id }: ContractorRow, { lists }: ViewContext): string | null =>
  (region_id === null ? undefined : lists.regionOf(region_id)?.country) ?? null;

export function servicesOf(row: ContractorRow, viewContext: ViewContext): ServiceView[] {
  const currency = currencyOf(countryOf(row, viewContext));
  return row.services.map((name, index) => {
    const cents = row.service_prices_cents[index] ?? 0;
    // Whole amounts, as nearly all are, are said without cents.
    const from = cents === 0 ? null : formatMoney(cents, currency).replace(/\.00(?!\d)/, '');
    return { name: viewContext.mask(serviceIn(viewContext.language, name)), from };
  });
}

export function areaOf(row: ContractorRow, viewContext: ViewContext): AreaView | null {
  const { service_radius_km: km, served_region_ids } = row;
  if (km === null && served_region_ids.length === 0) return null;
  const isMetric = countryOf(row, viewContext) === 'MX';
  return {
    radius:
      km === null
        ? null
        : { distance: Math.round(isMetric ? km : km / KM_PER_MILE), unit: isMetric ? 'km' : 'mi' },
    regions: served_region_ids.flatMap((id) => viewContext.lists.regionOf(id)?.[viewContext.language] ?? []),
  };
}

export function linksOf({ links }: ContractorRow, { mask }: ViewContext): LinkView[] {
  return (links as LinkView[]).map(({ label, url }) => ({
    url,
    label: label === '' ? url.replace(/^https:\/\/(www\.)?|\/$/g, '') : mask(label),
  }));
}
