import { sql } from 'kysely';
import { phonesIn } from '../../contractors/phones-in-text.ts';
import type { Queryable } from '../../database/client.ts';

const FOUND_MAX = 20;
const TYPED_MAX = 60;
/** A whole license number is at least so long; its digits alone, which many numbers share, are longer. */
const NUMBER_MIN = 4;
const DIGITS_MIN = 5;
/** Words that people and boards write in front of a license number, in both languages. */
const LABEL =
  /^(?:(?:contractor'?s?|state|no|num|number|nr|lic|license|licence|licencia|licen[cs]ia|cedula|cédula|número|numero|núm|registro|registration|reg|cert|certificate|cslb|de|del|la|the|is|es)\b|[\s.:#°º№])+(?=\S*\d)/iu;

/**
 * The contractors with this license number, in any spelling, or with this shown phone number. Null: the text is no number, or
 * matches none. A hidden phone number finds nothing.
 */
export async function contractorsNumbered(database: Queryable, typed: string): Promise<number[] | null> {
  const text = typed.normalize('NFKC').replace(/\p{Cf}/gu, '');
  if (text.length > TYPED_MAX || !/\d/.test(text)) return null;
  const phones = [...new Set((['US', 'MX'] as const).flatMap((country) => phonesIn(text, country)))];
  const numbers = [text, text.replace(LABEL, '')]
    .map((part) => part.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase())
    .filter((number) => number.length >= NUMBER_MIN);
  const digits = text.replace(/\D/g, '');
  const letters = text.replace(/[^\p{L}]/gu, '');
  const digitsAlone = digits.length >= DIGITS_MIN && letters.length <= digits.length ? digits : null;
  if (phones.length === 0 && numbers.length === 0) return null;
  const { rows } = await sql<{ id: number }>`
    select contractor_id as id from licenses
      where upper(regexp_replace(number, '[^[:alnum:]]', '', 'g')) = any(${sql.val(numbers)}::text[])
        and number is not null
    union
    select contractor_id as id from licenses
      where regexp_replace(number, '\\D', '', 'g') = ${digitsAlone}::text and number is not null
    union
    select id from profiles
      where phone = any(${sql.val(phones)}::text[]) and phone is not null and show_phone and kind = 'contractor'
    limit ${FOUND_MAX}::integer`.execute(database);
  return rows.length === 0 ? null : rows.map(({ id }) => id);
}
