// The one place where markup is made from a string: the server cleaned it before storing it.

type CleanHtmlProps = { html: string; className: string };

/** The text of a content page. */
export function CleanHtml({ html, className }: CleanHtmlProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Facts of a page for search engines, by schema.org. */
export function LinkedData({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
