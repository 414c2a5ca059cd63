const folded = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Whether a passage is in one of the texts, whatever the white space between its words. */
export function isPassageOf(passage: string, texts: readonly string[]): boolean {
  const looked = folded(passage);
  return looked !== '' && texts.some((text) => folded(text).includes(looked));
}
