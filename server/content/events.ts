/** Words are masked now that were not, or the other way round: every page that shows what people wrote is stale. */
export const badWordsChanged = () => ({ name: 'bad_words.changed' }) as const;
/** A content page got other words, or will at a set time. */
export const contentPublished = () => ({ name: 'content.published' }) as const;
/** Administrators wrote other words over a text of the product: every page that was drawn with the old ones is stale. */
export const textsChanged = () => ({ name: 'texts.changed' }) as const;
