import { LANGUAGES, type Language } from '../../../common/format/language.ts';
import {
  PAGE_SECTIONS,
  PAGE_SECTION_NAMES,
  type PageSection,
} from '../../../common/profiles/page-sections.ts';
import { photoCountOf } from '../../contractors/pictures.ts';
import { WEEKDAYS } from '../../../common/profiles/weekdays.ts';
import { toTypedDay, type TypedHours } from '../../contractors/hours/week-hours.ts';
import type { PageChanges, PageContent } from './page-content.ts';
import type { OwnPage } from '../queries/own-page.ts';
import { radiusIn } from './typed-content.ts';

/** The steps to a complete page, the most useful first; their words are in `profile.page_step.*`. */
export const PAGE_STEPS = [
  'phone',
  'about',
  'photos',
  'services',
  'hours',
  'license',
  'headline',
  'prices',
  'area',
  'website',
  'insurance',
  'payment',
] as const;
export type PageStep = (typeof PAGE_STEPS)[number];

type Texts = Record<Language, string>;

/** The fields as the form has them; an empty one is ''. */
export type PageFieldsView = {
  headline: Texts;
  /** HTML. */
  about: Texts;
  services: { name: string; price: string }[];
  warranty: Texts;
  website: string;
  email: string;
  address: string;
  links: { label: string; url: string }[];
  licenses: { number: string; state: string; class: string; expires_on: string }[];
  insured: boolean;
  /** YYYY-MM-DD, or empty. */
  insurance_expires_on: string;
  bonded: boolean;
  bond_expires_on: string;
  hours: TypedHours;
  time_zone: string;
  closed_days: { from: string; to: string; label: string }[];
  served_regions: number[];
  service_radius: string;
  payment_methods: string[];
  languages: Language[];
  crew_size: string;
  template_id: number;
  color_scheme_id: number;
  /** Six hexadecimal digits, or empty. */
  own_color: string;
};

export type PageEditView = PageFieldsView & {
  slug: string;
  version: number;
  /** ISO 8601 UTC; null: all is published. */
  draftedAt: string | null;
  /** The sections with changes that are not published. */
  drafted: PageSection[];
  /** The earlier published versions, the latest first. */
  versions: { id: number; replacedAt: string }[];
  /** The missing steps, the most useful first. */
  missing: PageStep[];
  steps: number;
};

type Extras = { isMetric: boolean; versions: readonly { id: number; replaced_at: Date }[] };

export function toPageEditView(page: OwnPage, { isMetric, versions }: Extras): PageEditView {
  const { row, content } = page;
  return {
    ...toFields(content, isMetric),
    slug: row.slug,
    version: row.page_version,
    draftedAt: row.drafted_at?.toISOString() ?? null,
    drafted: draftedSections(row.changes as PageChanges | null),
    versions: versions.map(({ id, replaced_at }) => ({ id, replacedAt: replaced_at.toISOString() })),
    missing: missingOf(page),
    steps: PAGE_STEPS.length,
  };
}

const draftedSections = (changes: PageChanges | null): PageSection[] =>
  PAGE_SECTION_NAMES.filter((section) =>
    PAGE_SECTIONS[section].some(
      (field) => changes?.[field === 'service_radius' ? 'service_radius_km' : field] !== undefined,
    ),
  );

function toFields(content: PageContent, isMetric: boolean): PageFieldsView {
  const { headline, about, warranty, hours, insured, bonded, template_id, color_scheme_id } = content;
  return {
    headline: inLanguages(headline),
    about: inLanguages(about),
    services: content.services.map(({ name, price }) => ({ name, price: priceText(price) })),
    warranty: inLanguages(warranty),
    website: content.website ?? '',
    email: content.email ?? '',
    address: content.address ?? '',
    links: content.links,
    licenses: content.licenses.map((one) => ({
      number: one.number,
      state: one.state ?? '',
      class: one.class ?? '',
      expires_on: one.expires_on ?? '',
    })),
    insured,
    insurance_expires_on: content.insurance_expires_on ?? '',
    bonded,
    bond_expires_on: content.bond_expires_on ?? '',
    hours: Object.fromEntries(WEEKDAYS.map((day) => [day, toTypedDay(hours?.[day] ?? null)])) as TypedHours,
    time_zone: content.time_zone ?? '',
    closed_days: content.closed_days,
    served_regions: content.served_regions,
    service_radius: String(radiusIn(content.service_radius_km, isMetric) ?? ''),
    payment_methods: content.payment_methods,
    languages: content.languages,
    crew_size: String(content.crew_size ?? ''),
    template_id,
    color_scheme_id,
    own_color: content.own_color ?? '',
  };
}

/** Cents as they are typed: "250", "99.50". */
const priceText = (cents: number | null): string =>
  cents === null ? '' : cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

const inLanguages = (texts: Partial<Texts>): Texts => ({
  english: texts.english ?? '',
  mexican_spanish: texts.mexican_spanish ?? '',
});

function missingOf({ row, content }: OwnPage): PageStep[] {
  const says = (texts: Partial<Texts>) => LANGUAGES.some((one) => texts[one]);
  const done: Record<PageStep, boolean> = {
    phone: row.phone !== null,
    about: says(content.about),
    photos: photoCountOf(row) > 0,
    services: content.services.length > 0,
    hours: content.hours !== null,
    license: row.license_number !== null || content.licenses.length > 0,
    headline: says(content.headline),
    prices: content.services.some(({ price }) => price !== null),
    area: content.served_regions.length > 0 || content.service_radius_km !== null,
    website: content.website !== null,
    insurance: content.insured || content.bonded,
    payment: content.payment_methods.length > 0,
  };
  return PAGE_STEPS.filter((step) => !done[step]);
}
