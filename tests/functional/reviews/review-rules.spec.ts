import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../common/format/language.ts';
import { REVIEW_RULE_PARTS, REVIEW_RULES } from '../../../common/review-rules.ts';
import { catalogue } from '../../../translations/index.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('the page about the rules of others', () => {
  test('the page about the rules of others is open to everyone in both languages', async () => {
    for (const path of ['/review-rules', '/es/review-rules']) {
      const { page, status } = await world.visitor().visit(path);
      expect([status, page.component]).toEqual([200, 'reviews/rules']);
    }
  });

  test.each(REVIEW_RULES.map(({ id }) => [id] as const))(
    'the rule %s has an answer to each question in both languages',
    (id) => {
      for (const part of ['title', ...REVIEW_RULE_PARTS] as const)
        for (const [index] of LANGUAGES.entries())
          expect(catalogue[`review_rules.${id}.${part}`][index]?.length).toBeGreaterThan(10);
    },
  );

  test('the six conducts of 16 CFR 465 and the two policies of the United Kingdom are all there', () => {
    const sources = REVIEW_RULES.map(({ source }) => source);
    expect(sources.filter((source) => source.startsWith('16 CFR 465.'))).toHaveLength(6);
    expect(sources.filter((source) => source.startsWith('DMCC Act 2024'))).toHaveLength(2);
  });

  test('every test that the page names is there, word for word', () => {
    const missing = REVIEW_RULES.flatMap(({ tests }) => tests).filter(
      ({ file, title }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
    );
    expect(missing).toEqual([]);
  });
});
