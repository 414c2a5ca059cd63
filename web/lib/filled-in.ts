import { FORM_FROM_FIELD, FORM_TOKEN_FIELD, nestFields } from '../../common/form-fields.ts';

/** What somebody filled into a form, without what a native form sends along. */
export const filledIn = (form: FormData): Record<string, unknown> =>
  nestFields([...form.entries()].filter(([name]) => name !== FORM_FROM_FIELD && name !== FORM_TOKEN_FIELD));
