import { LANGUAGES, type Language } from '../../../common/format/language.ts';
import type { PaymentMethod } from '../../../common/profiles/contractor-page.ts';
import type { ClosedDays } from '../../contractors/hours/closed-days.ts';
import type { OpeningHours } from '../../contractors/hours/opening-hours.ts';
import type { StatedLicense } from '../../contractors/license/state-licenses.ts';

export type InLanguages = Partial<Record<Language, string>>;

/** The content of a page that its contractor decides about. Days are YYYY-MM-DD; `about` is cleaned HTML. */
export type PageContent = {
  headline: InLanguages;
  about: InLanguages;
  /** `price`: from how many cents on; null: not said. */
  services: { name: string; price: number | null }[];
  warranty: InLanguages;
  website: string | null;
  email: string | null;
  address: string | null;
  links: { label: string; url: string }[];
  licenses: StatedLicense[];
  insured: boolean;
  insurance_expires_on: string | null;
  bonded: boolean;
  bond_expires_on: string | null;
  hours: OpeningHours | null;
  time_zone: string | null;
  closed_days: ClosedDays[];
  served_regions: number[];
  service_radius_km: number | null;
  payment_methods: PaymentMethod[];
  languages: Language[];
  crew_size: number | null;
  template_id: number;
  color_scheme_id: number;
  own_color: string | null;
};
export type PageChanges = Partial<PageContent>;

/** Of `wanted`, the parts that differ from `published`; null: none. */
export function changesOf(published: PageContent, wanted: PageContent): PageChanges | null {
  const changes = Object.fromEntries(
    Object.entries(wanted).filter(
      ([part, value]) => asText(value) !== asText(published[part as keyof PageContent]),
    ),
  );
  return Object.keys(changes).length === 0 ? null : changes;
}

const asText = (value: unknown): string => JSON.stringify(sorted(value));

/** The database keeps the keys of JSON in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, sorted(part)]));
}

export const inOrder = (texts: InLanguages): InLanguages =>
  Object.fromEntries(LANGUAGES.flatMap((one) => (texts[one] ? [[one, texts[one]]] : [])));

/** The columns of the contractor's row that say it; JSON as values. */
export function columnsOf(content: PageContent) {
  return {
    headline: content.headline,
    about: content.about,
    services: content.services.map(({ name }) => name),
    service_prices_cents: content.services.map(({ price }) => price ?? 0),
    warranty: content.warranty,
    website: content.website,
    email: content.email,
    links: content.links,
    insured: content.insured,
    insurance_expires_on: content.insurance_expires_on,
    bonded: content.bonded,
    bond_expires_on: content.bond_expires_on,
    opening_hours: content.hours,
    time_zone: content.time_zone,
    closed_days: content.closed_days,
    served_region_ids: content.served_regions,
    service_radius_km: content.service_radius_km,
    payment_methods: content.payment_methods as string[],
    crew_size: content.crew_size,
    template_id: content.template_id,
    color_scheme_id: content.color_scheme_id,
    own_color: content.own_color,
  };
}
