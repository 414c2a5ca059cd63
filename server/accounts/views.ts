import type { OptionalMailKind } from '../mail/mail-names.ts';
import type { Country, Role } from '../../common/constants.ts';
import type { Language } from '../../common/format/language.ts';
import type { ProfileRow } from './queries/profile.ts';

export type TradeView = { id: number; name: string; english: string; mexican_spanish: string; slug: string };
export type RegionView = { id: number; name: string; slug: string; code: string; country: Country };
export type ViewSettings = {
  view_regions: number[];
  view_trades: number[];
  show_phone: boolean;
  show_email: boolean;
  show_address: boolean;
  show_map: boolean;
  listed_in_sub_finder: boolean;
  open_to_messages: boolean;
};
export type OwnContractorView = {
  id: number;
  slug: string;
  business_name: string;
  template_id: number;
  color_scheme_id: number;
  year_founded: number | null;
  crew_size: number | null;
  license_number: string | null;
  /** Set where the number comes from a public register, which is where it is changed. */
  license_register: string | null;
  /** The number that the owner states beside the registers' ones. */
  stated_license_number: string | null;
};
export type ProfileView = {
  id: number;
  name: string;
  email: string;
  email_verified: boolean;
  role: Role;
  language: Language;
  phone: string | null;
  phone_on_whatsapp: boolean;
  city: string | null;
  postal_code: string | null;
  languages: string[];
  setup_step: number;
  region: RegionView | null;
  trades: TradeView[];
  views: ViewSettings;
  contractor: OwnContractorView | null;
};

/** The source of a license number that its owner typed. */
export const LICENSE_FROM_OWNER = 'owner';

/** A user's own profile, for that user only. */
export function toProfileView(row: ProfileRow, language: Language): ProfileView {
  const { id, email, email_verified, phone, phone_on_whatsapp, city } = row;
  const { postal_code, languages, setup_step } = row;
  return {
    id,
    name: row.person_name,
    email,
    email_verified,
    role: row.role as Role,
    language: row.language as Language,
    phone,
    phone_on_whatsapp,
    city,
    postal_code,
    languages,
    setup_step,
    region: row.region && toRegionView(row.region, language),
    trades: row.trades.map((trade) => toTradeView(trade, language)),
    views: toViewSettings(row),
    contractor: toOwnContractor(row),
  };
}

type TradeRow = Omit<TradeView, 'name'>;
type RegionRow = {
  id: number;
  english: string;
  mexican_spanish: string;
  slug: string;
  code: string;
  country: string;
};

export function toTradeView({ id, english, mexican_spanish, slug }: TradeRow, language: Language): TradeView {
  return { id, name: language === 'english' ? english : mexican_spanish, english, mexican_spanish, slug };
}

function toRegionView({ id, slug, code, country, ...names }: RegionRow, language: Language): RegionView {
  return { id, name: names[language], slug, code, country: country as Country };
}

function toViewSettings(row: ProfileRow): ViewSettings {
  const {
    view_regions,
    view_trades,
    show_phone,
    show_email,
    show_address,
    show_map,
    listed_in_sub_finder,
    open_to_messages,
  } = row;
  return {
    view_regions,
    view_trades,
    show_phone,
    show_email,
    show_address,
    show_map,
    listed_in_sub_finder,
    open_to_messages,
  };
}

function toOwnContractor({ name, contractor }: ProfileRow): OwnContractorView | null {
  if (!contractor) return null;
  const { id, slug, template_id, color_scheme_id, year_founded, crew_size } = contractor;
  const { license_number, license_source, stated_license_number } = contractor;
  const fromRegister = license_source !== null && license_source !== LICENSE_FROM_OWNER;
  return {
    id,
    slug,
    business_name: name,
    template_id,
    color_scheme_id,
    year_founded,
    crew_size,
    license_number,
    license_register: fromRegister ? license_source : null,
    stated_license_number,
  };
}

export type SubscriptionView = { token: string; kind: OptionalMailKind; email: string; isOn: boolean };

/** Of the address only as much as tells its owner which one it is: mails are passed on. */
export function toSubscriptionView(
  token: string,
  kind: OptionalMailKind,
  { email, isOn }: { email: string; isOn: boolean },
): SubscriptionView {
  return { token, kind, email: email.replace(/^(.)[^@]*/, '$1…'), isOn };
}
