import type { AnswerHours } from '../../../common/conversations.ts';
import { TEMPLATE_KEYS, type PostingType, type TemplateKey } from '../../../common/constants.ts';
import type { PaymentMethod } from '../../../common/profiles/contractor-page.ts';
import { isLanguage, type Language } from '../../../common/format/language.ts';
import { LICENSE_FROM_OWNER } from '../../accounts/views.ts';
import type { ReadContext } from '../../core/context.ts';
import { canReport } from '../../core/own-text.ts';
import { belongsTo } from '../../core/viewer.ts';
import { aboutOf, type AboutView } from './about-view.ts';
import { closedFrom, type ClosedDays } from '../hours/closed-days.ts';
import { countryOf } from '../../places/place.ts';
import { contactOf, type ContactView } from './contact-view.ts';
import { bondState, insuranceState, type CoverState, type LicenseState } from '../license/license-status.ts';
import { localDayIn } from '../hours/local-day.ts';
import { boardOfLicense, licenseAdvice, type LicenseAdvice } from '../license-rules/license-advice.ts';
import type { LicenseBoard } from '../license-rules/license-rules.ts';
import { toLicenseView, type LicenseView } from '../license/licenses.ts';
import { openingOf } from '../hours/open-now.ts';
import type { OpeningState } from '../hours/opening.ts';
import type { OpeningHours } from '../hours/opening-hours.ts';
import { toCover, toGallery, type CoverView, type GalleryPhoto } from './gallery-view.ts';
import { logoOf, photoCountOf, type LogoView } from '../pictures.ts';
import { PAGE_LAYOUTS, type PageLayout } from './page-layouts.ts';
import type { RedFlagLevel } from '../organic-order.ts';
import type { ContractorPageRow, ContractorRow } from '../queries/contractor-by-slug.ts';
import { said, type StatedText } from './said.ts';
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
  licenseLineOf,
  openingsOf,
  ratingOf,
  regionOf,
  tradesOf,
  type HireAgainView,
  type NamedView,
  type RatingView,
  type ViewContext,
} from '../views.ts';

/** Days are YYYY-MM-DD. */
export type LicenseSummary = {
  state: LicenseState;
  number: string | null;
  issuedBy: string | null;
  licenseClass: string | null;
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
  headline: StatedText | null;
  about: AboutView | null;
  trades: NamedView[];
  services: ServiceView[];
  /** Where they work. `radius`: around their place, as it is said there; `regions`: names. */
  area: AreaView | null;
  paymentMethods: PaymentMethod[];
  warranty: StatedText | null;
  links: LinkView[];
  city: string | null;
  region: NamedView | null;
  rating: RatingView;
  hireAgain: HireAgainView;
  /** The share that the answers support, in whole percent; null where they are not shown. */
  hireAgainBoundPercent: number | null;
  answered: ShownResponses;
  /** The best one, for the head of the page. */
  license: LicenseSummary;
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
  /** Closed for good since that day; null: not closed. */
  closedOn: string | null;
  /** The source of an unclaimed contractor's listing. */
  source: { name: string; asOf: string | null; missingSince: string | null } | null;
  contact: ContactView;
  openingHours: OpeningHours | null;
  /** Days off to come. */
  closedDays: ClosedDays[];
  /** Hours within which messages are usually answered; null: not known, or nobody can be written to. */
  usualAnswerHours: AnswerHours | null;
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
  viewContext: ViewContext,
  { viewer, now, t, config }: Pick<ReadContext, 'viewer' | 'now' | 't' | 'config'>,
): ContractorView {
  const manages = viewer?.contractorId === row.id;
  const isStranger = !belongsTo(viewer, row.id);
  const today = localDayIn(viewContext.days, row.zone);
  return {
    id: row.id,
    slug: row.slug,
    name: viewContext.mask(row.name),
    headline: said(row.headline, viewContext),
    about: aboutOf(row.about, viewContext),
    trades: tradesOf(row.trade_ids, viewContext),
    services: servicesOf(row, viewContext),
    area: areaOf(row, viewContext),
    paymentMethods: row.payment_methods as PaymentMethod[],
    warranty: said(row.warranty, viewContext),
    links: linksOf(row, viewContext),
    city: row.city,
    region: regionOf(row.region_id, viewContext),
    rating: ratingOf(row),
    hireAgain: hireAgainOf(row),
    hireAgainBoundPercent: hireAgainOf(row) && Math.round((row.hire_again_lower_bound ?? 0) * 100),
    answered: shownResponses(row.responses_count, row.review_count + row.quote_count),
    license: licenseSummary(row, viewContext),
    licenseAdvice: licenseAdvice({
      trades: tradesOf(row.trade_ids, viewContext),
      place: placeOf(row, viewContext),
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
    closedOn: row.closed_on,
    source:
      row.source === null
        ? null
        : { name: row.source, asOf: row.source_as_of, missingSince: row.missing_since },
    contact: contactOf(row, regionOf(row.region_id, viewContext)?.name ?? null, {
      country: countryOf(row.region_id, viewContext.lists.regions),
      greeting: t('contractors.whatsapp_greeting', {
        name: viewContext.mask(row.name),
        site: config.appName,
      }),
    }),
    ...hoursOf(row, today, viewContext, now),
    usualAnswerHours: takesMessages(row) ? (row.usual_answer_hours as AnswerHours | null) : null,
    languages: row.languages.filter(isLanguage),
    yearFounded: row.year_founded,
    crewSize: row.crew_size,
    logo: logoOf(row),
    cover: toCover(row, viewContext.mask),
    photoCount: Math.min(photoCountOf(row), row.shown_photos ?? Infinity),
    template: templateOf(row),
    layout: PAGE_LAYOUTS[templateOf(row)],
    colorSchemeId: shownLook(row).colorSchemeId,
    ownColor: shownLook(row).ownColor,
    can: {
      review: isStranger,
      edit: manages,
      message: isStranger && takesMessages(row),
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
  row.closed_on === null &&
  row.listed_in_sub_finder;

const takesMessages = (row: ContractorRow): boolean =>
  row.is_managed && row.open_to_messages && row.closed_on === null;

/** A business that closed for good has no hours any more. */
function hoursOf(
  row: ContractorRow,
  today: string,
  viewContext: ViewContext,
  now: Date,
): Pick<ContractorView, 'openingHours' | 'closedDays' | 'opening'> {
  if (row.closed_on !== null) return { openingHours: null, closedDays: [], opening: null };
  return {
    openingHours: row.opening_hours as OpeningHours | null,
    closedDays: closedDaysOf(row, today, viewContext),
    opening: openingOf(openingsOf(row), now),
  };
}

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

export function toLatestPostings(
  { latest_postings }: ContractorPageRow,
  { mask }: ViewContext,
): LatestPosting[] {
  return latest_postings.map(({ id, type, title, language, at, pinned }) => ({
    id,
    type,
    title: mask(title),
    language,
    at: new Date(at).toISOString(),
    pinned,
  }));
}

export const toPageGallery = ({ gallery }: ContractorPageRow, { mask }: ViewContext): GalleryPhoto[] =>
  toGallery(gallery, mask);

function placeOf({ region_id }: ContractorRow, { lists, language }: ViewContext) {
  const region = region_id === null ? undefined : lists.regionOf(region_id);
  return region ? { code: region.code, name: region[language] } : null;
}

function licenseSummary(row: ContractorRow, viewContext: ViewContext): LicenseSummary {
  return {
    ...licenseLineOf(row, viewContext),
    number: row.license_number,
    issuedBy: row.license_state,
    licenseClass: row.license_class,
    source: row.license_source === LICENSE_FROM_OWNER ? null : row.license_source,
    asOf: row.license_as_of,
    board: boardOfLicense(
      row.license_state,
      placeOf(row, viewContext)?.code ?? null,
      tradesOf(row.trade_ids, viewContext),
    ),
  };
}

const closedDaysOf = ({ closed_days }: ContractorRow, today: string, { mask }: ViewContext): ClosedDays[] =>
  closedFrom(closed_days as ClosedDays[], today).map(({ from, to, label }) => ({
    from,
    to,
    label: mask(label),
  }));
