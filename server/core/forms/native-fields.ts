import * as z from 'zod';

// Fields of forms that the browser sends by itself: every value is text.

/** A list typed into one field, one entry to a line or separated by commas. Lists stay as they are. */
export const splitList = (sent: unknown): unknown =>
  typeof sent === 'string'
    ? sent
        .split(/[,\n]/)
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '')
    : sent;

/** A check box: `true` where it is checked, and no field at all where it is not. */
export const checkbox = z.preprocess((sent) => (sent === 'true' ? true : (sent ?? false)), z.boolean());

/** A whole number, also as digits. */
export const digits = (schema: z.ZodInt | z.ZodNumber) =>
  z.preprocess((sent) => (typeof sent === 'string' && /^\d{1,10}$/.test(sent) ? Number(sent) : sent), schema);
