/**
 * The rules of others about reviews: the six conducts of 16 CFR 465 (United States) and the two policies that the
 * Digital Markets, Competition and Consumers Act 2024 asks for (United Kingdom). Each names tests of ours.
 */
export type ReviewRule = {
  id: string;
  /** The paragraph, as its authority writes it. */
  source: string;
  tests: readonly { file: string; title: string }[];
};

const test = (file: string, title: string) => ({ file: `tests/${file}.spec.ts`, title });

const DISQUALIFIED = test(
  'functional/reviews/publish-review',
  'someone disqualified by %j, even past the page’s own question',
);
const ASKED_ONCE = test(
  'functional/quotes/hires',
  'two weeks after the work begins, one mail asks the customer for a review, and never a second one',
);
const SAME_STARS = test('functional/reviews/screening', 'screening decides the same whatever the stars are');
const PAY_FIREWALL = test(
  'functional/core/pay-firewall',
  'every plan given to every contractor in turn leaves order, reasons and ratings as they were',
);
const NEAR_COPY = test(
  'functional/reviews/screening',
  'a near-copy of another review, of another contractor too',
);
const BURST = test('functional/reviews/screening', 'five reviews of a quiet contractor within a day');
const ONE_MAILBOX = test(
  'functional/reviews/one-mailbox',
  'a second account has no second review of the job month',
);

export const REVIEW_RULES = [
  {
    id: 'fake',
    source: '16 CFR 465.2',
    tests: [
      ONE_MAILBOX,
      test(
        'functional/reviews/review-limits',
        'the fourth is refused until a day has passed since the first',
      ),
      NEAR_COPY,
      BURST,
    ],
  },
  { id: 'bought', source: '16 CFR 465.4', tests: [DISQUALIFIED, ASKED_ONCE] },
  {
    id: 'insider',
    source: '16 CFR 465.5',
    tests: [
      test('functional/reviews/one-mailbox', "an owner's second account does not review the business"),
      test(
        'functional/members/member-rights',
        'a member of a business neither reviews, reports, follows nor writes to the business',
      ),
      test('functional/reviews/screening', 'the same device as the contractor'),
      test('functional/reviews/publish-review', 'an administrator may not review'),
    ],
  },
  {
    id: 'own_site',
    source: '16 CFR 465.6',
    tests: [
      PAY_FIREWALL,
      test('unit/reviews/policy', 'administrators decide, but not in a case of their own'),
    ],
  },
  {
    id: 'suppression',
    source: '16 CFR 465.7',
    tests: [
      SAME_STARS,
      test('functional/reviews/edit-review', 'deleting one’s own review is refused to everyone else'),
      test(
        'functional/relations/follow-and-block',
        'a block never prevents a review, and hides neither it nor the page',
      ),
      test(
        'functional/transparency/month-counts',
        'a review counts under the plan that its contractor had when it was posted, taken down and restored',
      ),
    ],
  },
  {
    id: 'indicators',
    source: '16 CFR 465.8',
    tests: [
      test(
        'functional/reviews/helpful',
        'a reader marks a review as helpful, once however often they press, and all readers see the count',
      ),
      test('functional/reviews/helpful', 'marks change neither the stars nor the order of contractors'),
      PAY_FIREWALL,
    ],
  },
  {
    id: 'uk_fake',
    source: 'DMCC Act 2024, Schedule 20, 13',
    tests: [
      NEAR_COPY,
      BURST,
      test(
        'functional/cases/decision-appeals/appealing',
        'a decision whose appeal is accepted is undone by one decision, and there is nothing left to appeal',
      ),
    ],
  },
  { id: 'uk_incentivized', source: 'DMCC Act 2024, Schedule 20, 13', tests: [DISQUALIFIED, ASKED_ONCE] },
] as const satisfies readonly ReviewRule[];

/** The parts of each answer, in their order. */
export const REVIEW_RULE_PARTS = ['asks', 'prevented', 'found', 'then'] as const;
