import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../common/format/language.ts';

const COLLATION = { english: sql`"en-x-icu"`, mexican_spanish: sql`"es-x-icu"` } as const;
const READ_AS_WORDS = /\.(name|title|english|mexican_spanish)$/;

/** Words in the order of a dictionary of the language, on every server: without it, Álvarez and Ñandú follow Zúñiga. */
export const readingOrder = (column: string, language: Language): RawBuilder<string> =>
  sql`${sql.ref(column)} collate ${COLLATION[language]}`;

/** A column that a list is sorted by: as words where it holds some. */
export const sortedBy = (column: string, language: Language): RawBuilder<unknown> =>
  READ_AS_WORDS.test(column) ? readingOrder(column, language) : sql.ref(column);
