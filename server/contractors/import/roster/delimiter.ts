export const DELIMITERS: readonly string[] = [',', ';', '\t', '|'];

/** The most frequent separator of a line outside quotes. */
export function mostFrequentDelimiter(text: string): string {
  const plain = text.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => plain.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}
