import { sql } from 'kysely';
import type { Queryable } from '../../database/client.ts';
import {
  chooseWord,
  forgivenEdits,
  transpositionsOf,
  type ChosenWord,
  type TypedWord,
} from '../word-choice.ts';

const CANDIDATES_MAX = 30;

/** Looks the words up among those that contractors are found by, in one query; an unknown one gets its nearest neighbours. */
export async function readWords(database: Queryable, words: readonly string[]): Promise<ChosenWord[]> {
  if (words.length === 0) return [];
  // Scalar subqueries, for `exists` over a list of unknown length makes PostgreSQL read the whole table.
  const { rows } = await sql<TypedWord>`
    with typed as materialized (
      select t.place, t.word, t.swapped,
        (select true from search_words s where s.word = t.word) is true
        or (t.place = ${words.length - 1}::integer and char_length(t.word) >= 3
          and (select true from search_words s where s.word like t.word || '%' limit 1) is true) as known
      from jsonb_to_recordset(${JSON.stringify(words.map(forQuery))}::text::jsonb) as t(place integer, word text, swapped jsonb))
    select t.word as typed, t.known,
      case when t.known or char_length(t.word) < 4 then '[]'::json else (
        select coalesce(json_agg(json_build_object('word', near.word, 'occurrences', near.occurrences)), '[]'::json)
        from (
          select s.word, s.occurrences from search_words s
          where s.word % t.word or s.word = any(array(select jsonb_array_elements_text(t.swapped)))
          order by similarity(s.word, t.word) desc, s.occurrences desc
          limit ${CANDIDATES_MAX}::integer) near)
      end as candidates
    from typed t
    order by t.place`.execute(database);
  return rows.map(chooseWord);
}

function forQuery(word: string, place: number) {
  return { place, word, swapped: forgivenEdits(word.length) > 0 ? transpositionsOf(word) : [] };
}
