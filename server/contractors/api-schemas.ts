import * as z from 'zod';
import { LICENSE_STATUSES } from '../../common/constants.ts';
import { CURRENCIES } from '../../common/format/currencies.ts';
import { LANGUAGES } from '../../common/format/language.ts';
import { day, fieldsOf, instant, integer, pagination } from '../core/http/answer-schemas.ts';
import type { FoundProfile } from './page/found-profile-view.ts';
import { RED_FLAG_LEVELS } from '../../common/cases/red-flags.ts';
import { WEEKDAYS } from '../../common/profiles/weekdays.ts';

const named = z.object({ slug: z.string(), name: z.string() });
const time = z.string().regex(/^\d{2}:\d{2}$/);
const openingHours = fieldsOf(
  WEEKDAYS,
  z
    .object({
      opens: time,
      closes: time,
      more: z
        .array(z.object({ opens: time, closes: time }))
        .optional()
        .describe('further hours after a break'),
    })
    .nullable()
    .describe('null: closed that day; 00:00 to 24:00: open all day'),
);

/** A text of the contractor's own, in one language or both. */
const inLanguages = fieldsOf(LANGUAGES, z.string().optional());

const licenseSummary = z.object({
  state: z.enum([...LICENSE_STATUSES, 'unknown', 'none']),
  number: z.string().nullable(),
  issued_by: z.string().nullable(),
  class: z.string().nullable(),
  expires_on: day().nullable(),
  source: z.string().nullable(),
  as_of: day().nullable(),
});

const license = licenseSummary
  .extend({
    issued_on: day().nullable(),
    missing_since: day().nullable(),
    register_status: z.string().nullable().describe("The status in the register's own word"),
    stated_by: z.enum(['contractor', 'register']),
  })
  .describe('One license: what a register lists, or what the contractor states');

const rating = z.object({
  mean: z.number().nullable(),
  count: integer().describe('Reviews of jobs; mean, histogram and hire_again are of them'),
  histogram: z.array(integer()).length(5).describe('Reviews with 1, 2, 3, 4 and 5 stars'),
  quote_only: integer().describe('Reviews by people who asked for a quote and did not hire'),
  hire_again: z.object({ yes: integer(), answers: integer() }).nullable(),
  responses: integer(),
});

/** A contractor without its reviews. */
export const apiContractor = z
  .object({
    id: integer(),
    slug: z.string(),
    name: z.string(),
    headline: inLanguages,
    about: inLanguages.describe('HTML of a few elements, cleaned'),
    services: z.array(z.string()),
    service_prices: z
      .array(
        z.object({
          name: z.string(),
          from_cents: integer().nullable(),
          currency: z.enum(CURRENCIES),
        }),
      )
      .describe('The services again, each with what it costs at least'),
    service_area: z
      .object({ regions: z.array(z.string()), radius_km: integer().nullable() })
      .describe('ISO 3166-2 codes, and how far around the place of the business'),
    links: z.array(z.object({ label: z.string(), url: z.string() })),
    payment_methods: z.array(z.string()),
    warranty: inLanguages,
    trades: z.array(named),
    region: z.object({ id: integer(), slug: z.string(), code: z.string(), name: z.string() }).nullable(),
    city: z.string().nullable(),
    postal_code: z.string().nullable(),
    phone: z.string().nullable(),
    phone_on_whatsapp: z.boolean().describe('Customers may write to the phone number on WhatsApp'),
    email: z.string().nullable(),
    address: z.string().nullable(),
    map_url: z.string().nullable(),
    open_to_messages: z.boolean(),
    website: z.string().nullable(),
    languages: z.array(z.string()),
    year_founded: integer().nullable(),
    crew_size: integer().nullable(),
    opening_hours: openingHours.nullable(),
    time_zone: z.string().nullable(),
    closed_days: z.array(z.object({ from: day(), to: day(), label: z.string() })),
    insured: z.boolean(),
    insurance_expires_on: day().nullable(),
    bonded: z.boolean(),
    bond_expires_on: day().nullable(),
    license: licenseSummary,
    licenses: z.array(license),
    claimed: z.boolean(),
    closed_on: day().nullable().describe('The day on which the business closed for good; null: it did not'),
    source: z.string().nullable(),
    source_as_of: day().nullable(),
    template_id: integer(),
    color_scheme_id: integer(),
    own_color: z.string().nullable().describe('Six hexadecimal digits, instead of a scheme'),
    rating,
    red_flag: z.enum(RED_FLAG_LEVELS).nullable(),
  })
  .meta({ id: 'Contractor' });

const foundProfile = z
  .object({
    id: integer(),
    slug: z.string(),
    name: z.string(),
    city: z.string().nullable(),
    region: z.object({ id: integer(), name: z.string(), code: z.string() }).nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    license_number: z.string().nullable(),
    license_status: z.string().nullable(),
    claimed: z.boolean(),
    owner: z
      .object({ user_id: integer(), name: z.string(), email: z.string(), status: z.string() })
      .nullable(),
    review_count: integer(),
    mean_rating: z.number().nullable(),
    created_at: instant(),
  })
  .meta({ id: 'FoundProfile' }) satisfies z.ZodType<FoundProfile>;

export const foundProfilesAnswer = { 200: z.object({ profiles: z.array(foundProfile), pagination }) };
