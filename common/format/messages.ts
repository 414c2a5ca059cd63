/** A message's name: its domain, a dot, the rest (`reviews.publish`). */
export type MessageKey = `${string}.${string}`;

/** One text in English and in Mexican Spanish, both in ICU MessageFormat with the same placeholders. */
export type MessagePair = readonly [english: string, mexicanSpanish: string];

export type Messages = Readonly<Record<MessageKey, MessagePair>>;

/** Nothing but message keys: a key without a domain does not compile. */
type OnlyMessageKeys<Catalogue> = Record<Exclude<keyof Catalogue, MessageKey>, never>;

/** Checks the shape of a catalogue in `translations/` and keeps its keys for the compiler. */
export function defineMessages<const Catalogue extends Messages>(
  catalogue: Catalogue & OnlyMessageKeys<Catalogue>,
): Catalogue {
  return catalogue;
}

/** Values for a message's placeholders. */
export type MessageParams = Readonly<Record<string, string | number | boolean | Date | null | undefined>>;
