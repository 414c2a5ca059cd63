/** Where an address names what the log has entries about; the first that matches counts. */
const NAMED = [
  /\/proofs\/([a-z_]+)\/(\d{1,10})\b/,
  /#(review|response|decision)-(\d{1,10})\b/,
  /\/(red-flags)\/(\d{1,10})\b/,
  /\/(decisions)\/(\d{1,10})\b/,
] as const;

const KINDS: Readonly<Record<string, string>> = { 'red-flags': 'red_flag', decisions: 'decision' };

/** `review/45` for itself, and for a link to a page of this site that names it; null for a text that is no such link. */
export function subjectOfLink(text: string, origin: string): string | null {
  const trimmed = text.trim();
  if (/^[a-z_]{1,20}\/\d{1,10}$/.test(trimmed)) return trimmed;
  if (/\s/.test(trimmed) || !URL.canParse(trimmed) || new URL(trimmed).origin !== origin) return null;
  for (const pattern of NAMED) {
    const [, kind, id] = pattern.exec(trimmed) ?? [];
    if (kind !== undefined && id !== undefined) return `${KINDS[kind] ?? kind}/${id}`;
  }
  return null;
}
