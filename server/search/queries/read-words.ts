import { transpositionsOf } from '../../places/transpositions.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/client.ts';
import { chooseWord, forgivenEdits, isBeginning, type ChosenWord, type TypedWord } from '../word-choice.ts';

const CANDIDATES_MAX = 30;

/**
 * Looks the words up in the list of indexed words, in one query; an unknown one gets its nearest neighbors.
 */
export async function readWords(database: Queryable, words: readonly string[]): Promise<ChosenWord[]> {
  if (words.length === 0) return [];
  // The first word at or after the typed one tells whether it occurs, and whether a word begins with it. With
  // `like`, PostgreSQL would read the whole table, because the pattern's beginning is unknown when it plans.
  const { rows } = await sql<TypedWord>`
    with typed as materialized (
      select t.place, t.word, t.swapped,
        coalesce(next.word = t.word or (t.may_begin and starts_with(next.word, t.word)), false) as known
      from jsonb_to_recordset(${JSON.stringify(words.map(forQuery))}::text::jsonb)
        as t(place integer, word text, may_begin boolean, swapped jsonb)
      left join lateral (
        select s.word from search_words s
        where s.word collate "C" >= t.word order by s.word collate "C" limit 1) next on true)
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

function forQuery(word: string, place: number, words: readonly string[]) {
  return {
    place,
    word,
    may_begin: isBeginning(word, place, words.length),
    swapped: forgivenEdits(word.length) > 0 ? transpositionsOf(word) : [],
  };
}
