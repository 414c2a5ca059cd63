import { LANGUAGES, type Language } from '../../common/language.ts';
import { WEEKDAYS, type OpeningHours } from '../contractors/opening-hours.ts';
import type { TypedHours } from '../contractors/week-hours.ts';
import type { OwnPageRow } from './queries/own-page.ts';

/** The steps to a complete page, the most useful first; their words are in `profile.page_step.*`. */
export const PAGE_STEPS = [
  'phone',
  'about',
  'services',
  'hours',
  'license',
  'headline',
  'website',
  'insurance',
] as const;
export type PageStep = (typeof PAGE_STEPS)[number];

export type PageEditView = {
  slug: string;
  version: number;
  headline: Record<Language, string>;
  about: Record<Language, string>;
  services: string[];
  website: string;
  email: string;
  address: string;
  insured: boolean;
  /** YYYY-MM-DD, or empty. */
  insurance_expires_on: string;
  bonded: boolean;
  hours: TypedHours;
  /** The missing steps, the most useful first. */
  missing: PageStep[];
  steps: number;
};

export function toPageEditView(row: OwnPageRow): PageEditView {
  const hours = row.opening_hours as OpeningHours | null;
  return {
    slug: row.slug,
    version: row.page_version,
    headline: inLanguages(row.headline),
    about: inLanguages(row.about),
    services: row.services,
    website: row.website ?? '',
    email: row.email ?? '',
    address: row.address ?? '',
    insured: row.insured,
    insurance_expires_on: row.insurance_expires_on ?? '',
    bonded: row.bonded,
    hours: Object.fromEntries(
      WEEKDAYS.map((day) => [day, hours?.[day] ?? { opens: '', closes: '' }]),
    ) as TypedHours,
    missing: missingOf(row),
    steps: PAGE_STEPS.length,
  };
}

function inLanguages(texts: unknown): Record<Language, string> {
  const stored = (texts ?? {}) as Partial<Record<Language, string>>;
  return Object.fromEntries(LANGUAGES.map((one) => [one, stored[one] ?? ''])) as Record<Language, string>;
}

function missingOf(row: OwnPageRow): PageStep[] {
  const says = (texts: unknown) => Object.values(inLanguages(texts)).some((one) => one !== '');
  const done: Record<PageStep, boolean> = {
    phone: row.phone !== null,
    about: says(row.about),
    services: row.services.length > 0,
    hours: row.opening_hours !== null,
    license: row.licence_number !== null,
    headline: says(row.headline),
    website: row.website !== null,
    insurance: row.insured || row.bonded,
  };
  return PAGE_STEPS.filter((step) => !done[step]);
}
