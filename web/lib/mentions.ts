/** A mention while it is typed: from its "@" to the caret. */
export type BegunMention = { from: number; to: number; typed: string };

const OFFERED = 6;
const LONGEST_NAME = 60;

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The mention that ends at the caret; null: the caret stands in other words. An address such as ana@example.com is none. */
export function begunMention(text: string, caret: number): BegunMention | null {
  const before = text.slice(0, caret);
  const from = before.lastIndexOf('@');
  if (from < 0 || /[\p{L}\p{N}]/u.test(before.charAt(from - 1))) return null;
  const typed = before.slice(from + 1);
  return typed.length > LONGEST_NAME || typed.includes('\n') ? null : { from, to: caret, typed };
}

/** The names of which a word begins as what is typed; none once a name is whole. */
export function matchingNames(names: readonly string[], typed: string): string[] {
  const wanted = folded(typed);
  if (names.some((name) => wanted.startsWith(`${folded(name)} `))) return [];
  const begins = (name: string) =>
    name.startsWith(wanted) || name.split(/\s+/u).some((word) => word.startsWith(wanted));
  return names.filter((name) => begins(folded(name))).slice(0, OFFERED);
}

/** The text with the chosen name, and where the caret then stands. */
export function withMention(text: string, { from, to }: BegunMention, name: string) {
  const start = `${text.slice(0, from)}@${name} `;
  return { text: start + text.slice(to).replace(/^ /, ''), caret: start.length };
}
