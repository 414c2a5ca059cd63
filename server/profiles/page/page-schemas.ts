import * as z from 'zod';
import { COLOR_SCHEME_IDS, TEMPLATE_KEYS } from '../../../common/constants.ts';
import {
  ABOUT_HTML_MAX_LENGTH,
  HEADLINE_MAX_LENGTH,
  PAYMENT_METHODS,
  SERVED_REGIONS_MAX_COUNT,
  SERVICE_RADIUS_MAX,
  WARRANTY_MAX_LENGTH,
} from '../../../common/profiles/contractor-page.ts';
import { LANGUAGES } from '../../../common/format/language.ts';
import { email } from '../../accounts/schemas.ts';
import { WEEKDAYS } from '../../../common/profiles/weekdays.ts';
import { problemsOfWeek, type TypedHours } from '../../contractors/hours/week-hours.ts';
import { fieldsOf } from '../../core/http/answer-schemas.ts';
import { id, line, lines } from '../../core/validation.ts';
import { TIME_ZONES } from '../../places/time-zones.ts';
import { richText } from '../../rich-text/schema.ts';
import { calendarDay, emptyAsNull, key, website } from './page-field-schemas.ts';
import { closedDays, licenses, links, services } from './page-list-schemas.ts';

const ADDRESS_MAX_LENGTH = 120;
const REGIONS_SENT_MAX = 200;
const CREW_MAX = 100_000;

const flag = z.preprocess((value) => {
  const last: unknown = Array.isArray(value) ? value.at(-1) : value;
  return last === 'yes' ? true : last === 'no' ? false : value;
}, z.boolean());

/** Check boxes of one name; a form sends an empty one, so that none can be chosen. */
const checked = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (Array.isArray(value) ? value : [value]).filter((one) => one !== '' && one !== undefined),
    z
      .array(schema)
      .max(REGIONS_SENT_MAX)
      .transform((list) => [...new Set(list)]),
  );

const time = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, key('profiles.hours_format'))
  .default('');
const typedDay = z.strictObject({
  opens: time,
  closes: time,
  opens_2: time.optional(),
  closes_2: time.optional(),
  opens_3: time.optional(),
  closes_3: time.optional(),
  all_day: flag.optional(),
});
const hours = fieldsOf(WEEKDAYS, typedDay).superRefine((week, context) => {
  for (const [day, problem] of Object.entries(problemsOfWeek(week as TypedHours)))
    context.addIssue({ code: 'custom', path: [day], ...key(`profiles.hours.${problem}`) });
});

const servedRegions = checked(id()).refine((list) => list.length <= SERVED_REGIONS_MAX_COUNT, {
  ...key('profiles.area_too_large'),
  params: { maximum: SERVED_REGIONS_MAX_COUNT },
});

const colorScheme = z.preprocess(
  (value) => (value === 'own' ? 'own' : Number(value)),
  z.union([z.literal('own'), z.number().int().min(1).max(COLOR_SCHEME_IDS.length)]),
);
const ownColor = z
  .string()
  .regex(/^#?[0-9a-fA-F]{6}$/, key('profiles.color_format'))
  .transform((value) => value.replace('#', '').toLowerCase());

/**
 * A contractor's own page, or the sections of it that a form sends; `version` is the one that was on the screen.
 * A part without a field stays as it is.
 */
export const pageForm = z.strictObject({
  version: z.coerce.number().int().min(1).max(2_147_483_647),
  intent: z.enum(['draft', 'publish']).default('draft'),
  headline: fieldsOf(LANGUAGES, line(HEADLINE_MAX_LENGTH)).optional(),
  about: fieldsOf(LANGUAGES, richText(ABOUT_HTML_MAX_LENGTH)).optional(),
  services: services.optional(),
  warranty: fieldsOf(LANGUAGES, lines(0, WARRANTY_MAX_LENGTH)).optional(),
  website: emptyAsNull(website).optional(),
  email: emptyAsNull(email()).optional(),
  address: emptyAsNull(line(ADDRESS_MAX_LENGTH)).optional(),
  links: links.optional(),
  licenses: licenses.optional(),
  insured: flag.optional(),
  insurance_expires_on: emptyAsNull(calendarDay).optional(),
  bonded: flag.optional(),
  bond_expires_on: emptyAsNull(calendarDay).optional(),
  hours: hours.optional(),
  time_zone: emptyAsNull(z.enum(TIME_ZONES)).optional(),
  closed_days: closedDays.optional(),
  served_regions: servedRegions.optional(),
  service_radius: emptyAsNull(z.coerce.number().int().min(1).max(SERVICE_RADIUS_MAX)).optional(),
  payment_methods: checked(z.enum(PAYMENT_METHODS)).optional(),
  languages: checked(z.enum(LANGUAGES)).optional(),
  crew_size: emptyAsNull(z.coerce.number().int().min(0).max(CREW_MAX)).optional(),
  template_id: z.coerce.number().int().min(1).max(TEMPLATE_KEYS.length).optional(),
  color_scheme_id: colorScheme.optional(),
  own_color: emptyAsNull(ownColor).optional(),
});
export type PageInput = z.output<typeof pageForm>;

/** The version of the page that the form began with. */
export const pageVersionForm = z.strictObject({ version: pageForm.shape.version });
export const pageVersionParams = z.object({ id: id() });
