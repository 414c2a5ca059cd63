/** A user who may be mentioned under a posting: its author, those who commented, and those whom the writer follows. */
export type Participant = { userId: number | null; name: string };

const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ');

/**
 * The participants that a text mentions with "@Name", whatever the case, accents and white space. Of two
 * names that begin alike the longer one counts; all users with one name are mentioned.
 */
export function mentionsIn<One extends Participant>(body: string, participants: readonly One[]): One[] {
  const text = folded(body);
  const names = [...new Set(participants.map(({ name }) => folded(name)))].toSorted(
    (one, two) => two.length - one.length,
  );
  const named = new Set<string>();
  for (const part of text.split('@').slice(1)) {
    const name = names.find((one) => part.startsWith(one) && !/^[\p{L}\p{N}]/u.test(part.slice(one.length)));
    if (name !== undefined) named.add(name);
  }
  return participants.filter(({ name }) => named.has(folded(name)));
}

/** "@Ana Ruiz": a person's name in capitals, of whoever; an account's name is written together. */
const NAME_OF_A_PERSON = /@(?=\p{Lu}[\p{Ll}\p{M}]+(?![\p{L}\p{N}_.]))/gu;

/** The text without the "@" of its mentions, also of strangers; "@name_of_account" keeps it. */
export function withoutMentions(body: string, participants: readonly Participant[]): string {
  return body
    .replace(/@[^@]*/gu, (part) => (mentionsIn(part, participants).length > 0 ? ` ${part.slice(1)}` : part))
    .replace(NAME_OF_A_PERSON, ' ');
}
