import * as z from 'zod';
import {
  APPEAL_REASON_MAX_LENGTH,
  APPEAL_REASON_MIN_LENGTH,
  COUNTRIES,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '../../common/constants.ts';
import { checkEmail } from '../../common/format/email-and-url.ts';
import { LANGUAGES } from '../../common/format/language.ts';
import { toBasicInfo } from '../../common/profiles/profile-fields.ts';
import { id, line, lines, text } from '../core/validation.ts';
import type { MessageKey } from '../../translations/index.ts';
import { isGuessable } from './passwords/guessable-password.ts';

const EMAIL_MAX_LENGTH = 254;
const NAME_MAX_LENGTH = 100;
const BUSINESS_NAME_MAX_LENGTH = 120;
const NEXT_MAX_LENGTH = 2_000;

const key = (messageKey: MessageKey) => ({ message: messageKey });

/** An address as the brief checks it; kept in lower case. */
export const email = () =>
  text()
    .transform((value) => value.trim().toLowerCase())
    .refine(
      (value) => value.length <= EMAIL_MAX_LENGTH && checkEmail(value) === null,
      key('validation.email'),
    );

/** A typed password: of any kind, but of limited length, because hashing costs time. */
const givenPassword = () =>
  text()
    .min(1)
    .max(PASSWORD_MAX_LENGTH * 2);

/** A new password: counted in characters, and not among the commonest. */
export const newPassword = () =>
  text()
    .max(PASSWORD_MAX_LENGTH * 4)
    .refine((value) => [...value].length >= PASSWORD_MIN_LENGTH, {
      ...key('validation.too_short'),
      params: { minimum: PASSWORD_MIN_LENGTH },
    })
    .refine((value) => [...value].length <= PASSWORD_MAX_LENGTH, {
      ...key('validation.too_long'),
      params: { maximum: PASSWORD_MAX_LENGTH },
    })
    .refine((value) => !isGuessable(value), key('accounts.password_common'));

const next = () => z.string().max(NEXT_MAX_LENGTH).optional();
const name = () => line(NAME_MAX_LENGTH).pipe(z.string().min(1));
const businessName = () => line(BUSINESS_NAME_MAX_LENGTH).pipe(z.string().min(1));

/** The queries of pages; an invalid value counts as none. */
export const nextQuery = z.object({ next: next().catch(undefined) });
export const registerQuery = z.object({
  ...nextQuery.shape,
  role: z.enum(['user', 'contractor']).catch('user'),
});
export const mailboxParams = z.object({ id: id() });
export const mailboxQuery = z.object({ mail: id().optional().catch(undefined) });

const tradeChoice = () => z.preprocess((value) => (value === '' ? undefined : value), id().optional());

export const registration = z.discriminatedUnion('role', [
  z.strictObject({
    role: z.literal('user'),
    name: name(),
    email: email(),
    password: newPassword(),
    next: next(),
  }),
  z.strictObject({
    role: z.literal('contractor'),
    name: name(),
    business_name: businessName(),
    /** The main trade and two more; an empty choice is none. */
    trade_id: tradeChoice(),
    trade_id_2: tradeChoice(),
    trade_id_3: tradeChoice(),
    email: email(),
    password: newPassword(),
    next: next(),
  }),
]);
export type Registration = z.output<typeof registration>;

export const login = z.strictObject({ email: email(), password: givenPassword(), next: next() });
export const emptyBody = z.strictObject({});
export const resendBody = z.strictObject({ next: next() });
export const resetRequest = z.strictObject({ email: email() });
export const resetToken = z.object({ token: text().max(200) });
export const reset = z.strictObject({ token: text().min(1).max(200), password: newPassword() });
export const confirmation = z.strictObject({ password: givenPassword(), next: next() });
export const passwordChange = z.strictObject({ current_password: givenPassword(), password: newPassword() });
export const languageChoice = z.strictObject({ language: z.enum(LANGUAGES), next: next() });

/** With an address and a password, or with neither for a signed-in user. */
export const tokenRequest = z
  .strictObject({
    email: email().optional(),
    password: givenPassword().optional(),
    /** Of the authenticator app or the recovery list, where the account asks for one. */
    code: text().max(40).optional(),
    device_name: line(100).optional(),
  })
  .refine(({ email, password }) => email === undefined || password !== undefined, {
    ...key('validation.required'),
    path: ['password'],
  })
  .refine(({ email, password }) => password === undefined || email !== undefined, {
    ...key('validation.required'),
    path: ['email'],
  });
export type TokenRequest = z.output<typeof tokenRequest>;

const emptyAsNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable().optional());
const CURRENT_CENTURY_END = 2_100;

/**
 * The body of PATCH /api/profile/all-basic-info. An omitted field stays; an empty one clears an optional
 * field.
 */
export const basicInfo = z.strictObject({
  name: name().optional(),
  business_name: businessName().optional(),
  phone: emptyAsNull(line(40)),
  /** Whether customers may write to that number on WhatsApp. */
  phone_on_whatsapp: z.boolean().optional(),
  /** The country of the region and the postal code. */
  country: z.enum(COUNTRIES).optional(),
  region_id: id().optional(),
  city: line(100).pipe(z.string().min(1)).optional(),
  postal_code: emptyAsNull(
    text()
      .trim()
      .regex(/^\d{5}(-\d{4})?$/, key('accounts.postal_code_invalid'))
      .transform((code) => code.slice(0, 5)),
  ),
  license_number: emptyAsNull(line(60)),
  year_founded: emptyAsNull(z.coerce.number().int().min(1_800).max(CURRENT_CENTURY_END)),
  crew_size: emptyAsNull(z.coerce.number().int().min(0).max(100_000)),
  languages: z.array(z.enum(LANGUAGES)).max(LANGUAGES.length).optional(),
});
export type BasicInfo = z.output<typeof basicInfo>;

/** The same, as the form of the page sends it. */
export const basicInfoForm = z.preprocess(toBasicInfo, basicInfo);

/** The body of POST /inactive-account/appeal. */
export const accountAppeal = z.strictObject({
  reason: lines(APPEAL_REASON_MIN_LENGTH, APPEAL_REASON_MAX_LENGTH),
});
