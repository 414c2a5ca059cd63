import { TEMPLATE_KEYS, type PostingType, type TemplateKey } from '../../common/constants.ts';
import type { PaymentMethod } from '../../common/contractor-page.ts';
import { isLanguage, type Language } from '../../common/language.ts';
import { LICENCE_FROM_OWNER } from '../accounts/views.ts';
import type { ReadContext } from '../core/context.ts';
import { canReport } from '../core/own-text.ts';
import { belongsTo } from '../core/viewer.ts';
import { aboutOf, type AboutView } from './about-view.ts';
import { closedFrom, type ClosedDays } from './closed-days.ts';
import { contactOf, type ContactView } from './contact-view.ts';
import { bondState, insuranceState, type CoverState, type LicenceState } from './licence.ts';
import { localDayIn } from './local-day.ts';
import { boardOfLicense, licenseAdvice, type LicenseAdvice } from './license-rules/license-advice.ts';
import type { LicenseBoard } from './license-rules/license-rules.ts';
import { toLicenseView, type LicenseView } from './licenses.ts';
import { openingOf } from './open-now.ts';
import type { OpeningState } from './opening.ts';
import type { OpeningHours } from './opening-hours.ts';
import { toCover, toGallery, type CoverView, type GalleryPhoto } from './gallery-view.ts';
import { logoOf, photoCountOf, type LogoView } from './pictures.ts';
import { PAGE_LAYOUTS, type PageLayout } from './page-layouts.ts';
import type { RedFlagLevel } from './organic-order.ts';
import type { ContractorPageRow, ContractorRow } from './queries/contractor-by-slug.ts';
import { said, type Said } from './said.ts';
import {
  areaOf,
  linksOf,
  servicesOf,
  type AreaView,
  type LinkView,
  type ServiceView,
} from './service-views.ts';
import { shownResponses, type ShownResponses } from './shown-ratings.ts';
import {
  hireAgainOf,
  licenceLineOf,
  openingsOf,
  ratingOf,
  regionOf,
  tradesOf,
  type HireAgainView,
  type NamedView,
  type RatingView,
  type Reader,
} from './views.ts';

/** Days are YYYY-MM-DD. */
export type LicenceView = {
  state: LicenceState;
  number: string | null;
  issuedBy: string | null;
  licenceClass: string | null;
  expiresOn: string | null;
  source: string | null;
  asOf: string | null;
  /** The public list to check it in; null: we know of none. */
  board: LicenseBoard | null;
};

export type ContractorView = {
  id: number;
  slug: string;
  name: string;
  headline: Said | null;
  about: AboutView | null;
  trades: NamedView[];
  services: ServiceView[];
  /** Where they work. `radius`: around their place, as it is said there; `regions`: names. */
  area: AreaView | null;
  paymentMethods: PaymentMethod[];
  warranty: Said | null;
  links: LinkView[];
  city: string | null;
  region: NamedView | null;
  rating: RatingView;
  hireAgain: HireAgainView;
  /** The share that the answers support, in whole percent; null where they are not shown. */
  hireAgainBoundPercent: number | null;
  answered: ShownResponses;
  /** The best one, for the head of the page. */
  licence: LicenceView;
  licenses: LicenseView[];
  licenseAdvice: LicenseAdvice;
  insurance: {
    state: CoverState;
    expiresOn: string | null;
    bondState: CoverState;
    bondExpiresOn: string | null;
  };
  redFlag: RedFlagLevel | null;
  claimed: boolean;
  /** The source of an unclaimed contractor's listing. */
  source: { name: string; asOf: string | null; missingSince: string | null } | null;
  contact: ContactView;
  openingHours: OpeningHours | null;
  /** Days off to come. */
  closedDays: ClosedDays[];
  /** By the clock where the contractor is. */
  opening: OpeningState | null;
  languages: Language[];
  yearFounded: number | null;
  crewSize: number | null;
  logo: LogoView | null;
  cover: CoverView | null;
  photoCount: number;
  template: TemplateKey;
  /** The places of its parts. */
  layout: PageLayout;
  colorSchemeId: number;
  /** Six hexadecimal digits; null: the scheme. */
  ownColor: string | null;
  can: { review: boolean; edit: boolean; message: boolean; invite: boolean; report: boolean };
};

/** One of the latest postings of a contractor. `at`: ISO 8601 UTC. */
export type LatestPosting = {
  id: number;
  type: PostingType;
  title: string;
  language: Language;
  at: string;
  /** Its author put it first. */
  pinned: boolean;
};

export function toContractorView(
  row: ContractorRow,
  reader: Reader,
  { viewer, now }: Pick<ReadContext, 'viewer' | 'now'>,
): ContractorView {
  const manages = viewer?.contractorId === row.id;
  const isStranger = !belongsTo(viewer, row.id);
  const today = localDayIn(reader.days, row.zone);
  return {
    id: row.id,
    slug: row.slug,
    name: reader.mask(row.name),
    headline: said(row.headline, reader),
    about: aboutOf(row.about, reader),
    trades: tradesOf(row.trade_ids, reader),
    services: servicesOf(row, reader),
    area: areaOf(row, reader),
    paymentMethods: row.payment_methods as PaymentMethod[],
    warranty: said(row.warranty, reader),
    links: linksOf(row, reader),
    city: row.city,
    region: regionOf(row.region_id, reader),
    rating: ratingOf(row),
    hireAgain: hireAgainOf(row),
    hireAgainBoundPercent: hireAgainOf(row) && Math.round((row.hire_again_lower_bound ?? 0) * 100),
    answered: shownResponses(row.responses_count, row.review_count + row.quote_count),
    licence: licenceView(row, reader),
    licenseAdvice: licenseAdvice({
      trades: tradesOf(row.trade_ids, reader),
      place: placeOf(row, reader),
      isForBusiness: viewer !== null && viewer.contractorId !== null,
    }),
    licenses: row.licenses.map((license) => toLicenseView(license, today)),
    insurance: {
      state: insuranceState(row, today),
      expiresOn: row.insurance_expires_on,
      bondState: bondState(row, today),
      bondExpiresOn: row.bond_expires_on,
    },
    redFlag: row.red_flag_level as RedFlagLevel | null,
    claimed: row.claimed,
    source:
      row.source === null
        ? null
        : { name: row.source, asOf: row.source_as_of, missingSince: row.missing_since },
    contact: contactOf(row, regionOf(row.region_id, reader)?.name ?? null),
    openingHours: row.opening_hours as OpeningHours | null,
    closedDays: closedDaysOf(row, today, reader),
    opening: openingOf(openingsOf(row), now),
    languages: row.languages.filter(isLanguage),
    yearFounded: row.year_founded,
    crewSize: row.crew_size,
    logo: logoOf(row),
    cover: toCover(row, reader.mask),
    photoCount: Math.min(photoCountOf(row), row.shown_photos ?? Infinity),
    template: templateOf(row),
    layout: PAGE_LAYOUTS[templateOf(row)],
    colorSchemeId: shownLook(row).colorSchemeId,
    ownColor: shownLook(row).ownColor,
    can: {
      review: isStranger,
      edit: manages,
      message: isStranger && row.is_managed && row.open_to_messages,
      invite: mayBeInvited(row, viewer),
      report: canReport(viewer, { ownerProfileId: row.id }),
    },
  };
}

/** Contractors invite those who want to be found for a part of a job. */
const mayBeInvited = (row: ContractorRow, viewer: ReadContext['viewer']): boolean =>
  viewer !== null &&
  (viewer.contractorId !== null || viewer.role === 'admin') &&
  !belongsTo(viewer, row.id) &&
  row.is_managed &&
  row.listed_in_sub_finder;

type Look = Pick<
  ContractorRow,
  | 'template_id'
  | 'color_scheme_id'
  | 'own_color'
  | 'shown_templates'
  | 'shown_color_schemes'
  | 'shown_own_color'
>;

/** The look that others see: what a former plan included stays chosen, and the first one is shown instead. */
export const shownLook = (row: Look) => ({
  templateId: row.template_id <= (row.shown_templates ?? Infinity) ? row.template_id : 1,
  colorSchemeId: row.color_scheme_id <= (row.shown_color_schemes ?? Infinity) ? row.color_scheme_id : 1,
  ownColor: row.shown_own_color === false ? null : row.own_color,
});

const templateOf = (row: ContractorRow): TemplateKey =>
  TEMPLATE_KEYS[shownLook(row).templateId - 1] ?? 'classic';

export function toLatestPostings({ latest_postings }: ContractorPageRow, { mask }: Reader): LatestPosting[] {
  return latest_postings.map(({ id, type, title, language, at, pinned }) => ({
    id,
    type,
    title: mask(title),
    language,
    at: new Date(at).toISOString(),
    pinned,
  }));
}

export const toPageGallery = ({ gallery }: ContractorPageRow, { mask }: Reader): GalleryPhoto[] =>
  toGallery(gallery, mask);

function placeOf({ region_id }: ContractorRow, { lists, language }: Reader) {
  const region = region_id === null ? undefined : lists.regionOf(region_id);
  return region ? { code: region.code, name: region[language] } : null;
}

function licenceView(row: ContractorRow, reader: Reader): LicenceView {
  return {
    ...licenceLineOf(row, reader),
    number: row.licence_number,
    issuedBy: row.licence_state,
    licenceClass: row.licence_class,
    source: row.licence_source === LICENCE_FROM_OWNER ? null : row.licence_source,
    asOf: row.licence_as_of,
    board: boardOfLicense(
      row.licence_state,
      placeOf(row, reader)?.code ?? null,
      tradesOf(row.trade_ids, reader),
    ),
  };
}

const closedDaysOf = ({ closed_days }: ContractorRow, today: string, { mask }: Reader): ClosedDays[] =>
  closedFrom(closed_days as ClosedDays[], today).map(({ from, to, label }) => ({
    from,
    to,
    label: mask(label),
  }));
