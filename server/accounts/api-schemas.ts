import * as z from 'zod';
import { COUNTRIES, MEMBERSHIP_VERSIONS, ROLES } from '../../common/constants.ts';
import { LANGUAGES } from '../../common/format/language.ts';
import { integer, withMessage } from '../core/http/answer-schemas.ts';
import type { OwnContractorView, ProfileView, RegionView, TradeView, ViewSettings } from './views.ts';

const trade = z
  .object({
    id: integer(),
    name: z.string().describe('In the language of the caller'),
    english: z.string(),
    mexican_spanish: z.string(),
    slug: z.string(),
  })
  .meta({ id: 'Trade' }) satisfies z.ZodType<TradeView>;

const region = z
  .object({
    id: integer(),
    name: z.string(),
    slug: z.string(),
    code: z.string().describe('ISO 3166-2'),
    country: z.enum(COUNTRIES),
  })
  .meta({ id: 'Region' }) satisfies z.ZodType<RegionView>;

const views = z
  .object({
    view_regions: z.array(integer()),
    view_trades: z.array(integer()),
    show_phone: z.boolean(),
    show_email: z.boolean(),
    show_address: z.boolean(),
    show_map: z.boolean(),
    listed_in_sub_finder: z.boolean(),
    open_to_messages: z.boolean(),
  })
  .meta({ id: 'ViewSettings' }) satisfies z.ZodType<ViewSettings>;

const ownContractor = z.object({
  id: integer(),
  slug: z.string(),
  business_name: z.string(),
  template_id: integer(),
  color_scheme_id: integer(),
  year_founded: integer().nullable(),
  crew_size: integer().nullable(),
  license_number: z.string().nullable(),
  license_register: z.string().nullable(),
  stated_license_number: z.string().nullable(),
}) satisfies z.ZodType<OwnContractorView>;

const profile = z
  .object({
    id: integer(),
    name: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
    role: z.enum(ROLES),
    language: z.enum(LANGUAGES),
    phone: z.string().nullable(),
    phone_on_whatsapp: z.boolean().describe('Customers may write to the phone number on WhatsApp'),
    city: z.string().nullable(),
    postal_code: z.string().nullable(),
    languages: z.array(z.string()),
    setup_step: integer(),
    region: region.nullable(),
    trades: z.array(trade),
    views,
    contractor: ownContractor.nullable(),
  })
  .meta({ id: 'Profile' }) satisfies z.ZodType<ProfileView>;

export const tokenAnswer = { 201: z.object({ token: z.string() }) };
export const profileAnswer = { 200: z.object({ profile }) };
export const savedProfileAnswer = { 200: withMessage({ profile }) };
export const tradesAnswer = { 200: z.object({ trades: z.array(trade) }) };
/** null: a visitor. */
export const userVersionAnswer = {
  200: z.object({ logged_in_user_version: z.enum(MEMBERSHIP_VERSIONS).nullable() }),
};
export const regionsAnswer = {
  200: z.object({
    regions: z.array(z.object({ ...region.shape, contractors_count: integer() })),
  }),
};
