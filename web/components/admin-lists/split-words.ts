/** Words typed into one field: one to a line, or separated by commas. Empty ones are dropped. */
export const splitLines = (text: string): string[] => partsOf(text, /\n/);
export const splitCommas = (text: string): string[] => partsOf(text, /[,\n]/);

function partsOf(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
