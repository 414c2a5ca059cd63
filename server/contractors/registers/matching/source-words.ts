import { LICENSE_STATUSES, type LicenseStatus } from '../../../../common/constants.ts';
import { EXPLAINED_FIELDS, type ExplainedField } from '../../../../common/limits/registers.ts';
import { foldWords } from '../../import/fold-words.ts';
import type { Mapping } from '../../import/mapping.ts';

/** The vocabulary of a source: its words by field, and what an administrator said they mean. */
export type SourceWords = Partial<Record<ExplainedField, Record<string, string>>>;
/** A word that says nothing. */
export const NOTHING = 'nothing';

/** A source's words read like codes of its map file. */
export function withWords(mapping: Mapping, words: SourceWords): Mapping {
  const said = (field: ExplainedField) => Object.entries(words[field] ?? {});
  const meant = (field: ExplainedField) => said(field).filter(([, meaning]) => meaning !== NOTHING);
  const empty = (['license_status', 'state'] as const).flatMap((field) =>
    said(field).flatMap(([word, meaning]) => (meaning === NOTHING ? [word] : [])),
  );
  return {
    ...mapping,
    status_codes: {
      ...mapping.status_codes,
      ...(Object.fromEntries(meant('license_status')) as Record<string, LicenseStatus>),
    },
    trade_codes: {
      ...mapping.trade_codes,
      ...Object.fromEntries(
        said('trades').map(([word, meaning]) => [word, meaning === NOTHING ? [] : [meaning]]),
      ),
    },
    state_codes: { ...mapping.state_codes, ...Object.fromEntries(meant('state')) },
    empty_values: [...mapping.empty_values, ...empty],
  };
}

type Choices = { trades: ReadonlySet<string>; regions: ReadonlySet<string> };

/** Whether a meaning exists for the words of a field. */
export function isMeaning(field: ExplainedField, meaning: string, { trades, regions }: Choices): boolean {
  if (meaning === NOTHING) return true;
  if (field === 'license_status') return (LICENSE_STATUSES as readonly string[]).includes(meaning);
  return (field === 'trades' ? trades : regions).has(meaning);
}

/** Adds words to a vocabulary; one without a meaning is forgotten. A word counts without case and accents. */
export function addWords(
  words: SourceWords,
  added: readonly { field: ExplainedField; word: string; meaning: string }[],
): SourceWords {
  const next: SourceWords = Object.fromEntries(EXPLAINED_FIELDS.map((field) => [field, { ...words[field] }]));
  for (const { field, word, meaning } of added) {
    const own = (next[field] ??= {});
    const there = Object.keys(own).find((known) => foldWords(known) === foldWords(word));
    if (there !== undefined) delete own[there];
    // A word may be called like a part of every object.
    if (meaning !== '')
      Object.defineProperty(own, word, {
        value: meaning,
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
  return next;
}
