/** Shorter ones, "Never again.", are everybody's words. */
const SHORTEST = 13;

/** The sentences of a text, for counting how often each is said. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…]["”)]?)\s+|\n+/).filter((sentence) => sentence.length >= SHORTEST);
}
