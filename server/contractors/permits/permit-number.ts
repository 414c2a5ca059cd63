/** Words before a number as people write it: "Permit No. B-2021-004", "Permiso núm. 123". */
const LABEL =
  /^(?:(?:building\s+)?permit|permiso|licencia|folio|number|numero|num|no|nr)(?![a-z0-9])[\s.:#º°-]*/;

/** A permit's number for comparison: letters and digits only, without the word that people put before it. */
export function permitNumberKey(written: string): string {
  const plain = written.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
  const key = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');
  let rest = plain.replace(/^[\s#]+/, '');
  while (LABEL.test(rest) && key(rest.replace(LABEL, '')) !== '') rest = rest.replace(LABEL, '').trimStart();
  return key(rest);
}
