import * as z from 'zod';
import { viewContextOf } from '../contractors/views.ts';
import { json } from '../core/answers.ts';
import { single } from '../core/http/forgiving-query.ts';
import { anyone } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { placeName } from './place-note.ts';
import { nearestPlace } from './queries/places-beginning.ts';
import { typedText } from './search-query.ts';
import { suggestWhat, suggestWhere, type Suggestions } from './suggestions.ts';

const suggestionsQuery = z.object({
  q: typedText,
  field: z.preprocess(single, z.enum(['what', 'where'])).catch('what'),
});
const text = z.string();
const suggestionsAnswer = z
  .object({
    trades: z.array(
      z.object({ text: text.describe('A trade, or a problem in words'), slug: text, trade: text }),
    ),
    places: z.array(z.object({ text })),
    contractors: z.array(
      z.object({
        text,
        place: text,
        url: text,
        closedOn: text
          .nullable()
          .describe('The day on which it closed for good; only where its whole name was typed'),
      }),
    ),
  })
  .meta({ id: 'SearchSuggestions' }) satisfies z.ZodType<Suggestions>;

const degrees = (most: number) =>
  z.preprocess(
    (value) => (single(value) === '' ? undefined : single(value)),
    z.coerce.number().min(-most).max(most),
  );
const pointQuery = z.object({
  latitude: degrees(90),
  longitude: degrees(180),
});
const nearestAnswer = z.object({
  near: text.nullable().describe('The place as a search reads it; null where no listed place is near'),
});

/** The suggestions while a search is typed. */
export function addSuggestionRoutes(routes: Routes): void {
  routes.read('api.search_suggestions', {
    query: suggestionsQuery,
    answers: { 200: suggestionsAnswer },
    policy: anyone,
    limit: 'suggest',
    cacheTags: () => ['contractors'],
    handle: async (context, { query: { q, field } }) =>
      json(await (field === 'where' ? suggestWhere(context, q) : suggestWhat(context, q))),
  });

  // Not cached, so that no cache stores the reader's position.
  routes.read('api.nearest_place', {
    query: pointQuery,
    answers: { 200: nearestAnswer },
    policy: anyone,
    limit: 'suggest',
    handle: async (context, { query }) => {
      const place = await nearestPlace(context.database, query);
      return json({ near: place && placeName(place, await viewContextOf(context)) });
    },
  });
}
