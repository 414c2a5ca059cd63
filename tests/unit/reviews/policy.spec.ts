import { describe, expect, test } from 'vitest';
import { allows } from '../../../server/core/policies.ts';
import type { SignedIn, Viewer } from '../../../server/core/viewer.ts';
import {
  mayAppeal,
  mayDeleteResponse,
  mayDeleteReview,
  mayEditReview,
  mayModerate,
  mayReadCase,
  mayRespond,
  mayReview,
  mayTurnOffAppeal,
  sidesOf,
} from '../../../server/reviews/policy.ts';

const somebody: SignedIn = {
  userId: 1,
  sessionId: 1,
  profileId: 10,
  contractorId: null,
  memberOf: null,
  name: 'Somebody',
  email: 'somebody@plumbline.test',
  emailVerified: true,
  role: 'user',
  language: 'english',
  status: 'active',
  passwordConfirmedAt: null,
};
const review = { authorProfileId: 10, contractorId: 20 };
const author = somebody;
const contractor: SignedIn = { ...somebody, userId: 2, profileId: 20, contractorId: 20, role: 'contractor' };
const otherContractor: SignedIn = { ...contractor, userId: 3, profileId: 30, contractorId: 30 };
const admin: SignedIn = { ...somebody, userId: 4, profileId: 40, role: 'admin' };
const people = { visitor: null, author, contractor, otherContractor, admin };

type Rule = (viewer: Viewer) => ReturnType<typeof mayReview>;
const allowed = (rule: Rule) =>
  Object.entries(people)
    .filter(([, viewer]) => allows(rule(viewer)))
    .map(([name]) => name);

describe('who may do what with a review', () => {
  test('homeowners and other contractors may review', () => {
    expect(allowed((viewer) => mayReview(viewer, 20))).toEqual(['author', 'otherContractor']);
  });

  test('the author alone edits and deletes', () => {
    expect(allowed((viewer) => mayEditReview(viewer, review))).toEqual(['author']);
    expect(allowed((viewer) => mayDeleteReview(viewer, review))).toEqual(['author']);
  });

  test('the contractor reviewed alone responds', () => {
    expect(allowed((viewer) => mayRespond(viewer, review))).toEqual(['contractor']);
    expect(allowed((viewer) => mayDeleteResponse(viewer, review))).toEqual(['contractor']);
  });

  test('both sides may appeal, and only the side that did turns it off', () => {
    expect(allowed((viewer) => mayAppeal(viewer, review))).toEqual(['author', 'contractor']);
    const turnsOff = (kind: 'take_down' | 'put_back' | null) =>
      allowed((viewer) => mayTurnOffAppeal(viewer, review, kind));
    expect(turnsOff('take_down')).toEqual(['contractor']);
    expect(turnsOff('put_back')).toEqual(['author']);
    expect(turnsOff(null)).toEqual(['author', 'contractor']);
  });

  test('both sides and administrators read the words of a case', () => {
    expect(allowed((viewer) => mayReadCase(viewer, review))).toEqual(['author', 'contractor', 'admin']);
  });

  test('administrators decide, but not in a case of their own', () => {
    expect(allowed((viewer) => mayModerate(viewer, review))).toEqual(['admin']);
    expect(allows(mayModerate({ ...admin, profileId: 10 }, review))).toBe(false);
    expect(allows(mayModerate({ ...admin, contractorId: 20 }, review))).toBe(false);
  });

  test('who claims a business they once reviewed speaks for both sides', () => {
    expect(sidesOf({ ...author, contractorId: 20 }, review)).toEqual(['contractor', 'author']);
  });

  test('an unconfirmed address publishes nothing and may take back what it published', () => {
    const unconfirmed = { ...author, emailVerified: false };
    expect(allows(mayReview(unconfirmed, 20))).toBe(false);
    expect(allows(mayEditReview(unconfirmed, review))).toBe(false);
    expect(allows(mayDeleteReview(unconfirmed, review))).toBe(true);
    expect(allows(mayAppeal(unconfirmed, review))).toBe(false);
    expect(allows(mayTurnOffAppeal(unconfirmed, review, 'put_back'))).toBe(true);
    const owner = { ...contractor, emailVerified: false };
    expect(allows(mayRespond(owner, review))).toBe(false);
    expect(allows(mayDeleteResponse(owner, review))).toBe(true);
  });
});
