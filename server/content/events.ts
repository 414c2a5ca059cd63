/** The masked words changed, so every page with users' texts is stale. */
export const badWordsChanged = () => ({ name: 'bad_words.changed' }) as const;
/** A content page got other words, or will at a set time. */
export const contentPublished = () => ({ name: 'content.published' }) as const;
/** Administrators changed a text of the product, so every page that was drawn with the old text is stale. */
export const textsChanged = () => ({ name: 'texts.changed' }) as const;
