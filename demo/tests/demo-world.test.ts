import { beforeAll, describe, expect, it } from 'vitest';
import {
  FACT_KEYS,
  POSTING_BODY_MAX_LENGTH,
  POSTING_TITLE_MAX_LENGTH,
  POSTING_TYPES,
  RESPONSE_MAX_LENGTH,
  REVIEW_BODY_MAX_LENGTH,
  REVIEW_BODY_MIN_LENGTH,
  REVIEW_TITLE_MAX_LENGTH,
  SCORE_KEYS,
  TEMPLATE_KEYS,
} from '../../common/constants.ts';
import { REVIEWS_A_DAY } from '../../common/limits/text-limits.ts';
import { LANGUAGES } from '../../common/format/language.ts';
import { checkEmail, checkUrl } from '../../common/format/email-and-url.ts';
import { sentencesOf } from '../generator/sentences.ts';
import { planCases } from '../generator/cases/plan/plan-cases.ts';
import { createRandom } from '../generator/random.ts';
import { DEMO_TRADES } from '../generator/trades.ts';
import { expiresAt, isExpired } from '../../server/postings/expiry.ts';
import type { DemoWorld } from '../generator/types.ts';
import { buildDemoWorld } from '../generator/world.ts';

const TODAY = new Date('2026-11-21T12:00:00Z');
const REGIONS = [
  'US-CA',
  'US-AZ',
  'US-TX',
  'US-NV',
  'US-IL',
  'US-CO',
  'US-FL',
  'US-NM',
  'US-NY',
  'MX-BCN',
  'MX-CHH',
  'MX-NLE',
  'MX-JAL',
  'MX-TAM',
  'MX-CMX',
  'MX-PUE',
  'MX-QUE',
  'MX-GUA',
  'MX-YUC',
  'MX-ROO',
];
const TRADES = new Set(DEMO_TRADES.map(({ slug }) => slug));
/** Four digits after a group of three, an at sign, or a street with its number. */
const CONTACT =
  /\d{3}[-.\s]?\d{4}|@|https?:|www\.|\b\d{2,5} [A-Z]\w+ (?:St|Ave|Rd|Dr|Ln|Blvd)\b|\b(?:Calle|Av\.) [A-Z]/;
const ENGLISH_WORDS =
  /(?<!\p{L})(?:the|they|their|and|with|was|were|would|have|had|this|that|our|from|which)(?!\p{L})/iu;
const SPANISH_WORDS = /(?<!\p{L})(?:que|una|para|pero|muy|quedó|trabajo|con)(?!\p{L})/iu;
const LEFTOVERS = /[[\]{}|]|undefined|\bnull\b|NaN| {2}|\s[,.;:]|\b(?:us|mx): /;

let world: DemoWorld;
beforeAll(() => {
  world = buildDemoWorld(TODAY);
}, 60_000);

function shareOfStars(stars: number): number {
  return world.reviews.filter(({ overall }) => overall === stars).length / world.reviews.length;
}

const claimed = () => world.contractors.filter(({ ownerKey }) => ownerKey !== null);

function mostOften(keys: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Math.max(...counts.values());
}

describe('the demo world', () => {
  it('the demo world is the same for the same day', () => {
    const again = buildDemoWorld(TODAY);
    expect(JSON.stringify(again)).toBe(JSON.stringify(world));
    expect(JSON.stringify(planCases(again, createRandom('cases'), TODAY))).toBe(
      JSON.stringify(planCases(world, createRandom('cases'), TODAY)),
    );
  }, 60_000);

  it('the demo world moves with the day', () => {
    const later = buildDemoWorld(new Date('2027-03-02T12:00:00Z'));
    expect(later.reviews.map(({ createdAt }) => createdAt)).not.toEqual(
      world.reviews.map(({ createdAt }) => createdAt),
    );
    expect(later.reviews.every(({ createdAt }) => createdAt < new Date('2027-03-02T12:00:00Z'))).toBe(true);
  }, 60_000);

  it('the demo world has the size of a young directory', () => {
    expect(world.users.length).toBeGreaterThan(1_000);
    expect(world.contractors).toHaveLength(653);
    expect(world.reviews.length).toBeGreaterThanOrEqual(2_800);
    expect(world.reviews.length).toBeLessThanOrEqual(3_200);
  });

  it('the demo world has no two users, contractors, reviews or responses with the same key', () => {
    const lists = [world.users, world.contractors, world.reviews, world.responses];
    for (const list of lists) expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
  });
});

describe('its users', () => {
  it('include the accounts that the manual names', () => {
    const named = ['admin', 'contractor', 'free', 'user', 'inactive'].map((name) =>
      world.users.find(({ email }) => email === `${name}@plumbline.test`),
    );
    expect(named.map((user) => user?.role)).toEqual(['admin', 'contractor', 'contractor', 'user', 'user']);
    expect(named.map((user) => user?.membership)).toEqual(['free', 'annual_gold', 'free', 'free', 'free']);
    expect(named.map((user) => user?.status)).toEqual(['active', 'active', 'active', 'active', 'inactive']);
    expect(named[4]?.inactiveReason).toMatch(/paid.*\/.*pagaron/s);
  });

  it('the demo world’s users have addresses of their own, under plumbline.test', () => {
    expect(new Set(world.users.map(({ email }) => email)).size).toBe(world.users.length);
    expect(
      world.users.every(({ email }) => checkEmail(email) === null && email.endsWith('@plumbline.test')),
    ).toBe(true);
  });

  it('the demo world’s users have telephone numbers that nobody can have', () => {
    const numbers = [
      ...world.users.map(({ phone }) => phone),
      ...world.contractors.flatMap(({ phone }) => phone ?? []),
    ];
    for (const number of numbers)
      expect(number).toMatch(/^(?:\+1\d{3}55501\d\d|\+52(?:\d{3}0\d{6}|(?:33|55|81)0\d{7}))$/);
    expect(numbers.every((number) => number.length === (number.startsWith('+52') ? 13 : 12))).toBe(true);
  });

  it('the demo world’s users are in regions of both countries, in both languages', () => {
    expect(world.users.every(({ regionCode }) => REGIONS.includes(regionCode))).toBe(true);
    expect(new Set(world.users.map(({ language }) => language)).size).toBe(2);
  });

  it('the demo world’s users joined before they wrote', () => {
    const joined = new Map(world.users.map(({ key, createdAt }) => [key, createdAt]));
    expect(
      world.reviews.every(({ authorKey, createdAt }) => (joined.get(authorKey) ?? TODAY) < createdAt),
    ).toBe(true);
  });
});

describe('its contractors', () => {
  it('the demo world’s contractors have slugs of their own', () => {
    expect(new Set(world.contractors.map(({ slug }) => slug)).size).toBe(world.contractors.length);
    for (const { slug } of world.contractors) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  it("the demo world’s contractors have known trades, one to four, none twice, and every trade is somebody's", () => {
    for (const { trades } of world.contractors) {
      expect(trades.length).toBeGreaterThanOrEqual(1);
      expect(trades.length).toBeLessThanOrEqual(4);
      expect(new Set(trades).size).toBe(trades.length);
      expect(trades.every((slug) => TRADES.has(slug))).toBe(true);
    }
    expect(new Set(world.contractors.flatMap(({ trades }) => trades)).size).toBe(TRADES.size);
    expect(TRADES.size).toBe(50);
  });

  it('the demo world’s contractors are in all the regions', () => {
    expect(new Set(world.contractors.map(({ regionCode }) => regionCode))).toEqual(new Set(REGIONS));
  });

  it('the demo world’s contractors belong to users who are contractors, one each', () => {
    const owners = world.contractors.flatMap(({ ownerKey }) => ownerKey ?? []);
    const contractors = world.users.filter(({ role }) => role === 'contractor').map(({ key }) => key);
    expect(new Set(owners)).toEqual(new Set(contractors));
    expect(new Set(owners).size).toBe(owners.length);
  });

  it('the demo world’s contractors tell of themselves in both languages, each in other words', () => {
    for (const language of ['english', 'mexican_spanish'] as const) {
      const texts = claimed().map(({ about }) => about?.[language] ?? '');
      expect(new Set(texts).size).toBe(claimed().length);
      for (const text of texts) expect(text).not.toMatch(LEFTOVERS);
      for (const { headline } of claimed()) expect(headline?.[language].length).toBeLessThan(110);
    }
    expect(
      claimed().filter(({ about }) => ENGLISH_WORDS.test(about?.mexican_spanish.replace(/^.*?\./, '') ?? '')),
    ).toEqual([]);
  });

  it('the demo world’s contractors say nothing of themselves while nobody has claimed them', () => {
    const unclaimed = world.contractors.filter(({ ownerKey }) => ownerKey === null);
    expect(unclaimed.length).toBeGreaterThan(500);
    for (const { headline, about, services, openingHours, languages, insured } of unclaimed)
      expect({ headline, about, services, openingHours, languages, insured }).toEqual({
        headline: null,
        about: null,
        services: [],
        openingHours: null,
        languages: [],
        insured: false,
      });
  });

  it('the demo world’s contractors have only invented addresses on the web, and templates that exist', () => {
    for (const { website, email, templateKey } of world.contractors) {
      if (website !== null) expect(checkUrl(website) === null && website.endsWith('.example')).toBe(true);
      if (email !== null) expect(email).toMatch(/\.example$/);
      expect(TEMPLATE_KEYS).toContain(templateKey);
    }
  });

  it('the demo world’s contractors have very uneven numbers of reviews', () => {
    const counts = world.contractors.map(
      ({ key }) => world.reviews.filter(({ contractorKey }) => contractorKey === key).length,
    );
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(10);
    expect(counts.filter((count) => count >= 3 && count <= 15).length).toBeGreaterThan(200);
    expect(counts.filter((count) => count >= 25).length).toBeGreaterThan(8);
    expect(Math.max(...counts)).toBeLessThanOrEqual(90);
  });
});

describe('its reviews', () => {
  it('the demo world’s reviews have stars as on real sites', () => {
    const shares = [5, 4, 3, 2, 1].map(shareOfStars);
    for (const [index, wanted] of [0.68, 0.16, 0.055, 0.037, 0.068].entries()) {
      expect(Math.abs((shares[index] ?? 0) - wanted)).toBeLessThan(0.03);
    }
  });

  it('the demo world’s reviews are in Spanish for almost half', () => {
    const share =
      world.reviews.filter(({ language }) => language === 'mexican_spanish').length / world.reviews.length;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.5);
  });

  it('the demo world’s reviews keep the rules of reviews: one per author, contractor and month, three a day, lengths', () => {
    const jobs = world.reviews.map(
      ({ authorKey, contractorKey, jobMonth }) => `${authorKey} ${contractorKey} ${jobMonth}`,
    );
    expect(new Set(jobs).size).toBe(jobs.length);
    const days = world.reviews.map(
      ({ authorKey, createdAt }) => `${authorKey} ${createdAt.toISOString().slice(0, 10)}`,
    );
    expect(mostOften(days)).toBeLessThanOrEqual(REVIEWS_A_DAY);
    for (const { title, body, jobMonth } of world.reviews) {
      expect(title.length).toBeGreaterThan(3);
      expect(title.length).toBeLessThanOrEqual(REVIEW_TITLE_MAX_LENGTH);
      expect(body.length).toBeGreaterThanOrEqual(REVIEW_BODY_MIN_LENGTH);
      expect(body.length).toBeLessThanOrEqual(REVIEW_BODY_MAX_LENGTH);
      expect(jobMonth).toMatch(/^\d{4}-\d\d-01$/);
    }
  });

  it('the demo world’s reviews are of the last four years, and no job ends after its review', () => {
    for (const { createdAt, jobMonth } of world.reviews) {
      expect(createdAt < TODAY).toBe(true);
      expect(TODAY.getTime() - createdAt.getTime()).toBeLessThan(4 * 366 * 24 * 60 * 60 * 1000);
      expect(new Date(jobMonth) < createdAt).toBe(true);
    }
  });

  it('the demo world’s reviews answer all job facts and score all criteria', () => {
    for (const { facts, scores, overall } of world.reviews) {
      expect(Object.keys(facts)).toEqual([...FACT_KEYS]);
      expect(Object.keys(scores)).toEqual([...SCORE_KEYS]);
      if (overall === 5) expect(facts.would_hire_again).toBe('yes');
      if (overall === 1) expect(facts.would_hire_again).toBe('no');
      if (facts.site_left_clean === 'no' && scores.cleanliness !== null)
        expect(scores.cleanliness).toBeLessThanOrEqual(3);
    }
  });

  it("the demo world’s reviews are about a trade of the contractor, and never about one's own business", () => {
    const contractors = new Map(world.contractors.map((contractor) => [contractor.key, contractor]));
    const active = new Set(world.users.filter(({ status }) => status === 'active').map(({ key }) => key));
    for (const { contractorKey, authorKey, tradeSlug } of world.reviews) {
      const contractor = contractors.get(contractorKey);
      expect(contractor?.trades).toContain(tradeSlug);
      expect(contractor?.ownerKey).not.toBe(authorKey);
      expect(active.has(authorKey)).toBe(true);
    }
  });

  it('the demo world’s reviews of the named homeowner are four to six', () => {
    const count = world.reviews.filter(({ authorKey }) => authorKey === 'user').length;
    expect(count).toBeGreaterThanOrEqual(4);
    expect(count).toBeLessThanOrEqual(6);
  });
});

describe('their texts', () => {
  it('the demo world’s texts are all different', () => {
    expect(new Set(world.reviews.map(({ body }) => body)).size).toBe(world.reviews.length);
  });

  it('the demo world’s texts hold no telephone number, address or sign of the grammar', () => {
    const texts = [
      ...world.reviews.flatMap(({ title, body }) => [title, body]),
      ...world.responses.map(({ body }) => body),
    ];
    expect(texts.filter((text) => CONTACT.test(text) || LEFTOVERS.test(text))).toEqual([]);
  });

  it('the demo world’s texts are in the language they say', () => {
    const spanish = world.reviews.filter(({ language }) => language === 'mexican_spanish');
    const english = world.reviews.filter(({ language }) => language === 'english');
    expect(spanish.map(({ body }) => body).filter((body) => ENGLISH_WORDS.test(body))).toEqual([]);
    expect(english.map(({ body }) => body).filter((body) => SPANISH_WORDS.test(body))).toEqual([]);
    expect(spanish.map(({ title }) => title).filter((title) => ENGLISH_WORDS.test(title))).toEqual([]);
  });

  it('the demo world’s texts agree with the facts where they speak of the price, the permit or the mess', () => {
    const speaking: [RegExp, (typeof FACT_KEYS)[number], string][] = [
      [
        /over the written quote|Me cotizaron .* y la cuenta llegó|Watch the extras/,
        'price_within_quote',
        'no',
      ],
      [/There was no permit|no sacaron permiso/, 'permits_pulled', 'no'],
      [/Passed inspection the first time\.|Pasó la inspección a la primera\./, 'passed_inspection', 'yes'],
      [/the mess was ours to clean|Dejaban un cochinero/, 'site_left_clean', 'no'],
      [/Not one no-show|No fallaron un solo día/, 'showed_up_when_said', 'yes'],
    ];
    for (const [pattern, fact, answer] of speaking) {
      const found = world.reviews.filter(({ body }) => pattern.test(body));
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(({ facts }) => facts[fact] === answer)).toBe(true);
    }
  });

  it('the demo world’s texts share no sentence on a page, and say none more than five times in the whole world', () => {
    const said = world.reviews.flatMap(({ contractorKey, body }) =>
      sentencesOf(body).map((sentence) => ({ contractorKey, sentence })),
    );
    expect(mostOften(said.map(({ sentence }) => sentence))).toBeLessThanOrEqual(5);
    expect(mostOften(said.map(({ contractorKey, sentence }) => `${contractorKey} ${sentence}`))).toBe(1);
  });

  it('the demo world’s texts of one author are in one language', () => {
    const languages = new Map<string, Set<string>>();
    for (const { authorKey, language } of [...world.reviews, ...world.postings])
      languages.set(authorKey, (languages.get(authorKey) ?? new Set()).add(language));
    expect([...languages].filter(([, written]) => written.size > 1)).toEqual([]);
  });

  it('the demo world’s texts are as long and as short as people write', () => {
    const lengths = world.reviews.map(({ body }) => body.length).toSorted((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 10)]).toBeLessThan(190);
    expect(lengths[Math.floor((lengths.length * 9) / 10)]).toBeGreaterThan(440);
  });
});

describe('its responses', () => {
  it('the demo world’s responses are one to a review at most, by businesses with an owner, after the review', () => {
    const reviews = new Map(world.reviews.map((review) => [review.key, review]));
    const owned = new Set(
      world.contractors.filter(({ ownerKey }) => ownerKey !== null).map(({ key }) => key),
    );
    expect(new Set(world.responses.map(({ reviewKey }) => reviewKey)).size).toBe(world.responses.length);
    for (const { reviewKey, body, createdAt } of world.responses) {
      const review = reviews.get(reviewKey);
      expect(owned.has(review?.contractorKey ?? '')).toBe(true);
      expect(review !== undefined && review.createdAt < createdAt && createdAt < TODAY).toBe(true);
      expect(body.length).toBeGreaterThan(20);
      expect(body.length).toBeLessThanOrEqual(RESPONSE_MAX_LENGTH);
    }
  });

  it('the demo world’s responses leave something to answer for the named contractor', () => {
    const own = world.contractors.find(({ ownerKey }) => ownerKey === 'contractor');
    const answered = new Set(world.responses.map(({ reviewKey }) => reviewKey));
    const waiting = world.reviews.filter(
      ({ key, contractorKey }) => contractorKey === own?.key && !answered.has(key),
    );
    const recent = waiting.filter(
      ({ createdAt }) => TODAY.getTime() - createdAt.getTime() < 14 * 24 * 60 * 60 * 1000,
    );
    expect(recent.length).toBeGreaterThanOrEqual(3);
  });

  it('the demo world’s responses come for four reviews in ten, in the language of the review', () => {
    const share = world.responses.length / world.reviews.length;
    expect(Math.abs(share - 0.41)).toBeLessThan(0.03);
    const reviews = new Map(world.reviews.map((review) => [review.key, review]));
    const spanish = world.responses.filter(
      ({ reviewKey }) => reviews.get(reviewKey)?.language === 'mexican_spanish',
    );
    const firmless = spanish.map(({ body }) => body.split('\n\n')[0] ?? '');
    expect(firmless.filter((body) => ENGLISH_WORDS.test(body))).toEqual([]);
  });
});

describe('postings of the demo world', () => {
  const texts = () => world.postings;

  it('postings of the demo world are about sixty, in both languages and of all nine types', () => {
    expect(texts().length).toBeGreaterThanOrEqual(55);
    expect(texts().length).toBeLessThanOrEqual(70);
    for (const language of LANGUAGES)
      expect(texts().filter((posting) => posting.language === language).length).toBeGreaterThan(25);
    expect(new Set(texts().map(({ type }) => type))).toEqual(new Set(POSTING_TYPES));
    expect(new Set(texts().map(({ title }) => title)).size).toBe(texts().length);
  });

  it('postings of the demo world are by people who had an account by then, and of trades that exist', () => {
    for (const { authorKey, createdAt, trades, type, endsOn, title, body } of texts()) {
      const author = world.users.find(({ key }) => key === authorKey);
      expect(author?.status).toBe('active');
      expect(author?.createdAt.getTime()).toBeLessThan(createdAt.getTime());
      expect(createdAt.getTime()).toBeLessThan(TODAY.getTime());
      expect(trades.every((slug) => TRADES.has(slug))).toBe(true);
      expect(endsOn !== null).toBe(type === 'offer');
      expect(title.length).toBeLessThanOrEqual(POSTING_TITLE_MAX_LENGTH);
      expect(body.length).toBeLessThanOrEqual(POSTING_BODY_MAX_LENGTH);
    }
  });

  it('some have run out, some were removed, one of them was shown again', () => {
    const expired = texts().filter(({ type, createdAt, endsOn }) =>
      isExpired(expiresAt({ type, publishedAt: createdAt, endsOn }), TODAY),
    );
    expect(expired.length).toBeGreaterThanOrEqual(5);
    const removed = texts().flatMap((posting) => posting.removed ?? []);
    expect(removed).toHaveLength(3);
    expect(removed.filter(({ restoredReason }) => restoredReason)).toHaveLength(1);
  });
});
