// The one place where markup is made from a string: the server cleaned it before storing it.

type CleanHtmlProps = { html: string; className: string };

/** The text of a content page. */
export function CleanHtml({ html, className }: CleanHtmlProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
