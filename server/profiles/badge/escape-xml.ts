const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Characters that a document of XML may not hold, not even escaped; and those that turn the direction of what follows. */
const FORBIDDEN = /[^\P{Cc}\n\t]|[\ufffe\uffff\u202a-\u202e\u2066-\u2069]/gu;

/** A text inside an element or a quoted attribute, in SVG and HTML. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
