/** Which words of a roster tell a trade, and which only look as if they did. */

/** Clauses of a permit or a rule: they name obligations, not the contractor's work. */
const OBLIGATION =
  /\b(must|shall|comply|compliance|complies|accordance|regulations?|ordinances?|required|requires?|subject to|responsible|prior to|prohibited)\b/i;
const SURNAME =
  /\b(mason|carpenter|painter|glazier|tiler|glass|stone|brick|marble|steel|pool|cleaner|trim|block|fence|tree)\b/gi;
/** Surnames that, as the name of a business, nearly always mean the trade. */
const PERSONS_SURNAME = /\b(mason|carpenter|painter|glazier|tiler)\b/gi;
const BEHIND_SURNAME =
  /\b(mason|carpenter|painter|glazier|glass|stone|brick|marble|steel|pool)(?=('s)?,? (and |& )?(sons?|bros|brothers|general|construct\w*|build\w*|contract\w*|homes?|enterprises?|development|electric\w*|plumbing|roofing|hvac|heating)\b)/gi;
const BUSINESS_WORD =
  /\b(llc|inc|corp|co|company|ltd|lp|llp|pllc|sons?|bros|brothers|group|services?|solutions|systems|specialt(y|ies)|supply|works|design|care|repair|install\w*|construct\w*|build\w*|contract\w*|homes?|enterprises?|associates|and)\b|&/i;
const PERSONS_WORDS_MAX = 4;

/** The statements of a board or permit, each sentence without the clause that only lists obligations. */
export function wordsThatTell(written: string): string {
  if (!OBLIGATION.test(written)) return written;
  return written
    .split(/(?<=[.;|\n])/)
    .map((sentence) => {
      const clauses = sentence.split(/(?<=,)/);
      const end = clauses.findIndex((clause) => OBLIGATION.test(clause));
      return (end < 0 ? clauses : clauses.slice(0, end)).join('');
    })
    .join('');
}

/**
 * A name without trade words that are a family name. They are one in a person's name, and before "& Sons" or
 * "Construction". They also are wherever the register states the trade itself.
 */
export function withoutSurnames(name: string, tradeIsStated: boolean): string {
  if (tradeIsStated) return name.replace(SURNAME, ' ');
  return name.replace(isPerson(name) ? PERSONS_SURNAME : BEHIND_SURNAME, ' ');
}

/** "Dana R. Mason", but not "Mason Care". */
function isPerson(name: string): boolean {
  const words = name.trim().split(/\s+/);
  return (
    words.length > 1 &&
    words.length <= PERSONS_WORDS_MAX &&
    !BUSINESS_WORD.test(name) &&
    words.every((word) => /^\p{L}[\p{L}'’.-]*,?$/u.test(word))
  );
}
