import { sql, type Kysely } from 'kysely';

/** Phrases that were shipped in the hold list; rules that look for the author of a threat replace them. */
const RULED = [
  'kill you',
  'kill him',
  'kill her',
  'kill them',
  'burn your house',
  'burn his house',
  'shoot you',
  'shoot him',
  'know where you live',
  'knows where you live',
  'watch your back',
  'pay me or',
  'refund me or else',
  'will remove this review if',
  'take this review down if',
  'te voy a matar',
  'lo voy a matar',
  'la voy a matar',
  'los voy a matar',
  'te vamos a matar',
  'vas a amanecer muerto',
  'quemar tu casa',
  'sabemos dónde vives',
  'sé dónde vives',
  'cuídate la espalda',
  'págame o',
  'págueme o',
  'borro la reseña si',
  'quito la reseña si',
];
const ADDED = {
  english: [
    'nigga',
    'niggas',
    'raghead',
    'ragheads',
    'towelhead',
    'towelheads',
    'jigaboo',
    'zipperhead',
    'porch monkey',
    'white trash',
    'subhumans',
  ],
  mexican_spanish: ['mariconazo', 'sudaca', 'sudacas'],
};

/** Takes the phrases of threats out of the hold list and adds insults to it; what an operator added stays. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`delete from hold_words where word = any(${sql.val(RULED)}::text[])`.execute(database);
  for (const [language, words] of Object.entries(ADDED))
    await sql`
      insert into hold_words (word, language) select word, ${language} from unnest(${sql.val(words)}::text[]) as word
      where exists (select from hold_words)
      on conflict do nothing`.execute(database);
}
