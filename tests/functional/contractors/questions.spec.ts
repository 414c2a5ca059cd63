import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { LANGUAGES } from '../../../common/format/language.ts';
import type { QuestionsView } from '../../../server/contractors/questions/questions-view.ts';
import { QUESTIONS } from '../../../server/contractors/questions/questions.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const sheet = async (trade: string | null, language: (typeof LANGUAGES)[number] = 'english') => {
  const url = route('questions', {}, { query: { trade }, language });
  const { page, status } = await world.visitor().visit(url);
  expect(status).toBe(200);
  return page.props as unknown as QuestionsView;
};

describe('the questions to ask before paying', () => {
  test('each trade with questions exists, and each question is in both languages', async () => {
    const trades = await world.database.selectFrom('trades').select('slug').execute();
    const known = new Set(trades.map(({ slug }) => slug));
    expect(Object.keys(QUESTIONS.trades).filter((slug) => !known.has(slug))).toEqual([]);
    const all = [...QUESTIONS.general, ...Object.values(QUESTIONS.trades).flat()];
    expect(all.filter(({ english, mexican_spanish }) => english === mexican_spanish)).toEqual([]);
    expect(all.filter(({ mexican_spanish }) => !/^¿|[:,] ¿/.test(mexican_spanish))).toEqual([]);
  });

  test.each(LANGUAGES)('the sheet of a trade begins with its own questions (%s)', async (language) => {
    const { trade, ofTrade, general } = await sheet('roofing', language);
    expect(trade?.slug).toBe('roofing');
    expect(ofTrade).toEqual(QUESTIONS.trades['roofing']?.map((question) => question[language]));
    expect(general).toHaveLength(QUESTIONS.general.length);
  });

  test.each(['no-such-trade', '__proto__', 'constructor', "'; drop table trades"])(
    'the sheet of an unknown trade (%s) is that for every job',
    async (trade) => expect(await sheet(trade)).toMatchObject({ trade: null, ofTrade: [] }),
  );
});
