import { sql } from 'kysely';
import { normalizePhone } from '../../../common/phones.ts';
import type { Queryable } from '../../database/client.ts';

const DIGITS_MIN = 5;
const FOUND_MAX = 20;
/** Digits with the signs and the few letters that users and boards write around them. */
const NUMBER = /^[\p{L}\s#.:/()+-]{0,12}\d[\d\s().:/\p{L}+-]{0,30}$/u;

/**
 * The contractors with this license number or shown phone number. Null: the text is no number, or matches
 * none. A hidden phone number finds nothing.
 */
export async function contractorsNumbered(database: Queryable, typed: string): Promise<number[] | null> {
  const digits = typed.replace(/\D/g, '');
  const letters = typed.replace(/[^\p{L}]/gu, '');
  if (digits.length < DIGITS_MIN || letters.length > digits.length || !NUMBER.test(typed)) return null;
  const phones = (['US', 'MX'] as const).flatMap((country) => normalizePhone(typed, country) ?? []);
  const { rows } = await sql<{ id: number }>`
    select contractor_id as id from licenses
      where regexp_replace(number, '\\D', '', 'g') = ${digits}::text and number is not null
    union
    select id from profiles
      where phone = any(${sql.val(phones)}::text[]) and phone is not null and show_phone and kind = 'contractor'
    limit ${FOUND_MAX}::integer`.execute(database);
  return rows.length === 0 ? null : rows.map(({ id }) => id);
}
