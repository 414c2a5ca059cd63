import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CLOSE_AFTER_DAYS, EXPORT_DAYS } from '../../../common/limits/account-periods.ts';
import { CONTENT_PAGES } from '../../../common/content-pages.ts';
import { FACT_KEYS, MEMBERSHIP_VERSIONS } from '../../../common/constants.ts';
import { JOB_PROOF_FILES_KEPT_DAYS } from '../../../common/job-proofs.ts';
import { PLAN_ORDER } from '../../../common/profiles/memberships.ts';
import { REASON_CODES } from '../../../common/cases/reason-codes.ts';
import { PLANS, type PlanLimits } from '../../../common/limits/plan-limits.ts';
import { SHORTLIST_MAX } from '../../../common/search/shortlist.ts';
import { GRACE_DAYS, RETRY_DAYS } from '../../../server/billing/membership-state.ts';
import { KEY_DAYS } from '../../../server/core/forms/idempotency.ts';
import { catalogue } from '../../../translations/index.ts';

const LANGUAGES = ['english', 'mexican_spanish'] as const;
const readPage = (language: string, page: string) =>
  readFileSync(`content/${language}/${page}.html`, 'utf8').replace(/\s+/g, ' ');

/** Sentences of the time before plans, exports and closing an account were there. */
const OUTDATED =
  /not (?:sold|on sale) yet|nobody can pay for anything|are planned to|will hold|no button|write to us, and we close|limits are not applied|one more seat|todavía no se venden?|aún no a la venta|nadie puede pagar por nada|(?:todavía )?no hay un botón|están previstos|no se aplican|un lugar más/i;

describe('what ships with the product', () => {
  test('what ships with the product says nowhere that nothing is sold, or that an account cannot be closed or exported', () => {
    const texts = [
      ...LANGUAGES.flatMap((language) =>
        CONTENT_PAGES.map((page) => [`${language}/${page}`, readPage(language, page)] as const),
      ),
      ...Object.entries<readonly [string, string]>(catalogue).map(
        ([key, pair]) => [key, pair.join(' ')] as const,
      ),
    ];
    expect(texts.filter(([, text]) => OUTDATED.test(text)).map(([name]) => name)).toEqual([]);
  });

  test.each([
    'Paid plans are not sold yet.',
    'There is no button yet to close an account',
    'Los planes de pago todavía no se venden.',
    'Todavía no hay un botón para cerrar la cuenta',
  ])('what ships with the product: “%s” would be found', (sentence) => {
    expect(sentence).toMatch(OUTDATED);
  });

  test('the form to register and the terms ask for one age in both languages', () => {
    expect(catalogue['accounts.accepts'][0]).toContain('18 or older');
    expect(catalogue['accounts.accepts'][1]).toContain('18 años o más');
    expect(readPage('english', 'terms')).toContain('at least 18 years old');
    expect(readPage('mexican_spanish', 'terms')).toContain('18 años cumplidos');
  });

  test('every text that counts reasons or questions counts them as they are', () => {
    const texts = [
      ...LANGUAGES.flatMap((language) => CONTENT_PAGES.map((page) => readPage(language, page))),
      ...Object.values<readonly [string, string]>(catalogue).flat(),
      readFileSync('docs/rules.md', 'utf8'),
    ];
    const counted = (words: RegExp) =>
      texts.flatMap((text) => [...text.matchAll(words)].map(([, number]) => Number(number)));
    const reasons = counted(/(\d+) (?:reasons|motivos|offenses)/g);
    const questions = counted(/(\d+) (?:quick )?(?:questions|preguntas)/g);
    expect(reasons.length).toBeGreaterThanOrEqual(5);
    expect(questions.length).toBeGreaterThanOrEqual(6);
    expect(new Set(reasons)).toEqual(new Set([REASON_CODES.length]));
    expect(new Set(questions)).toEqual(new Set([FACT_KEYS.length]));
  });

  test.each(LANGUAGES)('the membership agreement (%s) has the prices and limits of the plans', (language) => {
    expect(PLAN_ORDER).toHaveLength(MEMBERSHIP_VERSIONS.length);
    const rows = [...readPage(language, 'membership-agreement').matchAll(/<tr>(.*?)<\/tr>/g)].map(
      ([, row = '']) => [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) => cell),
    );
    const counted = (limit: keyof PlanLimits) =>
      PLAN_ORDER.map((version) => String(PLANS[version].limits[limit]));
    const numbers = rows.map((cells) => cells.map((cell) => /[\d,]+/.exec(cell)?.[0] ?? ''));
    expect(numbers[1]).toEqual(PLAN_ORDER.map((version) => String(PLANS[version].price_cents / 100)));
    expect(numbers.slice(2, 9)).toEqual([
      counted('photos'),
      counted('templates'),
      counted('color_schemes'),
      counted('trades'),
      counted('view_regions'),
      counted('postings_a_month'),
      counted('invitations_a_month'),
    ]);
    expect(numbers.slice(-2)).toEqual([counted('pinned_postings'), counted('seats')]);
    expect(rows[4]?.map((cell) => /own|propio/.test(cell))).toEqual(
      PLAN_ORDER.map((version) => PLANS[version].limits.own_color),
    );
  });

  test.each([
    ['english', 'membership-agreement', [`for ${GRACE_DAYS} days`, `days ${listed('and')}`]],
    [
      'english',
      'faq',
      [`for ${GRACE_DAYS} days`, `days ${listed('and')}`, `to ${SHORTLIST_MAX} contractors`],
    ],
    [
      'english',
      'privacy',
      [
        `within ${CLOSE_AFTER_DAYS} days`,
        `${EXPORT_DAYS} days after`,
        `${KEY_DAYS} days`,
        `${JOB_PROOF_FILES_KEPT_DAYS} days after`,
      ],
    ],
    ['mexican_spanish', 'membership-agreement', [`funcionando ${GRACE_DAYS} días`, `días ${listed('y')}`]],
    [
      'mexican_spanish',
      'faq',
      [`funcionando ${GRACE_DAYS} días`, `días ${listed('y')}`, `hasta ${SHORTLIST_MAX} contratistas`],
    ],
    [
      'mexican_spanish',
      'privacy',
      [
        `siguientes ${CLOSE_AFTER_DAYS} días`,
        `${EXPORT_DAYS} días después`,
        `${KEY_DAYS} días`,
        `${JOB_PROOF_FILES_KEPT_DAYS} días después`,
      ],
    ],
  ] as const)(
    'what ships with the product: %s/%s has the periods and bounds of the code',
    (language, page, sentences) => {
      const text = readPage(language, page);
      for (const sentence of sentences) expect(text).toContain(sentence);
    },
  );
});

function listed(and: string): string {
  return `${RETRY_DAYS.slice(0, -1).join(', ')} ${and} ${RETRY_DAYS.at(-1)}`;
}
