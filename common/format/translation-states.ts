/** `missing`: a language has no words. `changed`: the product's own words are others since it was overridden. */
export const TRANSLATION_STATES = ['missing', 'changed', 'overridden'] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];
