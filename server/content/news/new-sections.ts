const MOST_SECTIONS = 2;
const ID = /^<h2 id="([^"]*)"/;

/** The parts of a page under headings that `before` does not have, at most two, the newest first. */
export function newSections(current: string, before: string): string {
  const known = new Set(sectionsOf(before).map(idOf));
  const sections = sectionsOf(current);
  const added = sections.filter((section) => !known.has(idOf(section)));
  return (added.length > 0 ? added : sections).slice(0, MOST_SECTIONS).join('');
}

const sectionsOf = (html: string): string[] =>
  html.split(/(?=<h2 )/).filter((section) => section.startsWith('<h2 '));
const idOf = (section: string): string => ID.exec(section)?.[1] ?? '';
