import * as z from 'zod';

const news = z.object({ number: z.int(), body: z.string() });
/** null: nothing that the user has not seen. */
export const newsAnswer = { 200: z.object({ news: news.nullable() }) };

const translation = z.object({ key: z.string(), english: z.string(), mexican_spanish: z.string() });

/** 304: the caller has the current list. */
export const badWordsAnswer = { 200: z.array(z.string()), 304: null };
export const translationsAnswer = { 200: z.object({ translations: z.array(translation) }), 304: null };
