/** Every page title is `Page name - Site title`; without a page name, the site title alone. */
export function pageTitle(name: string, page: { props: Record<string, unknown> }): string {
  const given = page.props['siteTitle'];
  const siteTitle = typeof given === 'string' ? given : '';
  return name === '' ? siteTitle : `${name} - ${siteTitle}`;
}
