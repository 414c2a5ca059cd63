type Step = { name: string; url: string };

/** The way to a page in the words of schema.org; addresses are absolute. */
export const breadcrumbs = (steps: readonly Step[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

/** A list in its order. */
export const itemList = (name: string, items: readonly Step[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: items.length,
  itemListElement: items.map(({ name: item, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: item,
    url,
  })),
});
