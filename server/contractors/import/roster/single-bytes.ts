import iconv from 'iconv-lite';

/** Signs that Windows-1252 shows between letters only where the file is of DOS (code page 850). */
const DOS_LETTERS =
  /(?<=\p{L})[¤‚¡¢£¥\u00A0\u0081\u0090\u00B5\u00E0\u00E9\u00D6](?=\p{L})|(?<=\p{L})[¤¢£¡¥\u00A0](?=\P{L}|$)/u;
const SPANISH = /[áéíóúüñÁÉÍÓÚÜÑ]/g;

/** Reads bytes that are not UTF-8: as Windows-1252, or as code page 850 where that gives Spanish letters instead of signs. */
export function decodeSingleBytes(bytes: Buffer): string {
  const windows = iconv.decode(bytes, 'windows-1252');
  if (!DOS_LETTERS.test(windows)) return windows;
  const dos = iconv.decode(bytes, 'cp850');
  return spanishLetters(dos) > spanishLetters(windows) ? dos : windows;
}

const spanishLetters = (text: string): number => text.match(SPANISH)?.length ?? 0;
