import { FORM_FROM_FIELD, FORM_TOKEN_FIELD, nestFields } from '../../../common/form-fields.ts';

/** The values of a form, without the fields that a native form adds. */
export const filledIn = (form: FormData): Record<string, unknown> =>
  nestFields([...form.entries()].filter(([name]) => name !== FORM_FROM_FIELD && name !== FORM_TOKEN_FIELD));
