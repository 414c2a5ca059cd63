/** Shorter ones, "Never again.", are everyone's words. */
const SHORTEST = 13;

/** The sentences of a text, to count their uses. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…]["”)]?)\s+|\n+/).filter((sentence) => sentence.length >= SHORTEST);
}

/** Paragraphs with an empty line between; what is empty is left out. */
export function joinParagraphs(paragraphs: string[][]): string {
  return paragraphs
    .map(sentenceLine)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

export function sentenceLine(sentences: string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
