import { sql } from 'kysely';
import { LANGUAGES, type Language } from '../../../../common/format/language.ts';
import { catalogue } from '../../../../translations/index.ts';
import type { DatabaseHandle, Queryable } from '../../client.ts';
import { insertRows } from '../../insert-rows.ts';
import { BAD_WORDS } from './bad-words.ts';
import { seedPlaces } from './seed-places.ts';
import { publishShippedPages } from './insert/content-pages.ts';
import { HOLD_WORDS } from './hold-words.ts';
import { OUTCOMES, REASONS } from './reason-codes.ts';
import { RED_FLAG_CRITERIA_ROWS } from './red-flag-criteria.ts';
import { REGIONS } from './regions.ts';
import { TRADES } from './trades.ts';

type TradeRow = {
  slug: string;
  english: string;
  mexican_spanish: string;
  icon: string;
  cslb_classes: string[];
  position: number;
};
type SynonymRow = { trade_id: number; language: Language; word: string };

/**
 * Fills the lists that the product cannot do without: regions, trades, places, words to mask and every text. All of it or
 * nothing is written; what is there already stays as it is. Callers hold a lock, so that two starts do not meet here.
 */
export async function seedReference(handle: DatabaseHandle): Promise<void> {
  await handle.database.transaction().execute(async (database) => {
    await insertRows(database, 'regions', REGIONS, { onConflict: 'skip' });
    await upsertTrades(database);
    await upsertReasons(database);
    await upsertRedFlagCriteria(database);
    await upsertTexts(database);
    await seedBadWords(database);
    await insertRows(database, 'hold_words', HOLD_WORDS, { onConflict: 'skip' });
    await seedPlaces(database);
    await publishShippedPages(database);
  });
}

/**
 * Updates trades and texts to this version of the code, on every later start. Administrators' texts and
 * trades, regions, and the list of masked words stay as they are.
 */
export async function syncReference(handle: DatabaseHandle): Promise<void> {
  await handle.database.transaction().execute(async (database) => {
    await upsertReasons(database);
    await upsertRedFlagCriteria(database);
    await upsertTexts(database);
    await seedPlaces(database);
    await publishShippedPages(database);
    const changed = await upsertTrades(database);
    if (changed.length > 0) await refreshContractorsOfTrades(database, changed);
  });
}

/** Answers with the ids of the trades whose names or synonyms are not what they were. */
async function upsertTrades(database: Queryable): Promise<number[]> {
  const { rows: renamed } = await sql<{ id: number }>`
    insert into trades as mine (slug, english, mexican_spanish, icon, cslb_classes, position)
    select slug, english, mexican_spanish, icon, cslb_classes, position
    from json_populate_recordset(null::trades, ${JSON.stringify(tradeRows())}::text::json)
    where slug not in (select slug from removed_trades)
    on conflict (slug) do update set
      english = excluded.english, mexican_spanish = excluded.mexican_spanish, icon = excluded.icon,
      cslb_classes = excluded.cslb_classes, position = excluded.position
    where mine.edited_at is null and (mine.english, mine.mexican_spanish, mine.icon, mine.cslb_classes, mine.position)
      is distinct from (excluded.english, excluded.mexican_spanish, excluded.icon, excluded.cslb_classes, excluded.position)
    returning mine.id`.execute(database);
  const reworded = await replaceSynonyms(database);
  return [...new Set([...renamed.map((row) => row.id), ...reworded])];
}

async function upsertReasons(database: Queryable): Promise<void> {
  const offenses = Object.entries(REASONS).map(([code, reason]) => ({ code, family: 'offense', ...reason }));
  const outcomes = Object.entries(OUTCOMES).map(([code, outcome]) => ({
    code,
    fixable: 'not_applicable',
    usual_measure: '',
    ...outcome,
  }));
  const rows = [...offenses, ...outcomes].map((reason, index) => ({ ...reason, position: index + 1 }));
  await sql`
    insert into reason_codes select * from json_populate_recordset(null::reason_codes, ${JSON.stringify(rows)}::text::json)
    on conflict (code) do update set
      slug = excluded.slug, english = excluded.english, mexican_spanish = excluded.mexican_spanish,
      fixable = excluded.fixable, usual_measure = excluded.usual_measure, position = excluded.position,
      family = excluded.family`.execute(database);
}

async function upsertRedFlagCriteria(database: Queryable): Promise<void> {
  const rows = Object.entries(RED_FLAG_CRITERIA_ROWS).map(([key, criterion], index) => ({
    key,
    position: index + 1,
    ...criterion,
  }));
  await sql`
    insert into red_flag_criteria
      select * from json_populate_recordset(null::red_flag_criteria, ${JSON.stringify(rows)}::text::json)
    on conflict (key) do update set
      position = excluded.position, level = excluded.level, days = excluded.days, english = excluded.english,
      mexican_spanish = excluded.mexican_spanish, english_evidence = excluded.english_evidence,
      mexican_spanish_evidence = excluded.mexican_spanish_evidence`.execute(database);
}

function tradeRows(): TradeRow[] {
  return TRADES.map(({ slug, english, mexican_spanish, icon, cslbClasses }, index) => ({
    slug,
    english,
    mexican_spanish,
    icon,
    cslb_classes: [...cslbClasses],
    position: index + 1,
  }));
}

async function replaceSynonyms(database: Queryable): Promise<number[]> {
  const wanted = JSON.stringify(await synonymRows(database));
  const { rows: removed } = await sql<{ trade_id: number }>`
    delete from trade_synonyms mine using trades
    where trades.id = mine.trade_id and trades.edited_at is null and not exists (
      select from json_populate_recordset(null::trade_synonyms, ${wanted}::text::json) wanted
      where (wanted.trade_id, wanted.language, wanted.word) = (mine.trade_id, mine.language, mine.word))
    returning mine.trade_id`.execute(database);
  const { rows: added } = await sql<{ trade_id: number }>`
    insert into trade_synonyms (trade_id, language, word)
    select trade_id, language, word from json_populate_recordset(null::trade_synonyms, ${wanted}::text::json)
    on conflict do nothing
    returning trade_id`.execute(database);
  return [...removed, ...added].map((row) => row.trade_id);
}

async function synonymRows(database: Queryable): Promise<SynonymRow[]> {
  const trades = await database
    .selectFrom('trades')
    .select(['id', 'slug'])
    .where('edited_at', 'is', null)
    .execute();
  const ids = new Map(trades.map((trade) => [trade.slug, trade.id]));
  return TRADES.flatMap(({ slug, synonyms }) => {
    const trade_id = ids.get(slug);
    if (trade_id === undefined) return [];
    return LANGUAGES.flatMap((language) => synonyms[language].map((word) => ({ trade_id, language, word })));
  });
}

async function upsertTexts(database: Queryable): Promise<void> {
  const rows = Object.entries(catalogue).map(([key, [english, mexican_spanish]]) => ({
    key,
    english,
    mexican_spanish,
  }));
  await sql`
    insert into translations as mine (key, english, mexican_spanish)
    select key, english, mexican_spanish from json_populate_recordset(null::translations, ${JSON.stringify(rows)}::text::json)
    on conflict (key) do update set english = excluded.english, mexican_spanish = excluded.mexican_spanish
    where mine.edited_at is null
      and (mine.english, mine.mexican_spanish) is distinct from (excluded.english, excluded.mexican_spanish)`.execute(
    database,
  );
  await database
    .deleteFrom('translations')
    .where('edited_at', 'is', null)
    .where(sql<boolean>`key <> all(${sql.val(rows.map((row) => row.key))}::text[])`)
    .execute();
}

async function seedBadWords(database: Queryable): Promise<void> {
  await insertRows(database, 'bad_words', BAD_WORDS, { onConflict: 'skip' });
}

async function refreshContractorsOfTrades(database: Queryable, tradeIds: number[]): Promise<void> {
  await sql`
    select refresh_contractor_search(array(
      select distinct c.id from contractors c join profile_trades pt on pt.profile_id = c.id
      where pt.trade_id = any(${sql.val(tradeIds)}::integer[])))`.execute(database);
}
