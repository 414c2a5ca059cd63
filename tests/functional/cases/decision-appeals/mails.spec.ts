import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import type { Browser } from '../../../support/browser.ts';
import { eventually } from '../../../support/eventually.ts';
import { mailsReceived, mailsTo } from '../../../support/mails.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';
import {
  CASE_NAMES,
  isSensitiveCase,
  createAppealedCases,
  type AppealedCase,
  type AppealedCases,
} from './appealed-cases.ts';
import { fileOn } from './file-on.ts';
import { ANSWER, SETTLED, WHY } from './words.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

let world: World;
let other: Person;
let cases: AppealedCases;
beforeAll(async () => {
  world = await createWorld();
  world.setNow(NOW);
  const admin = await world.signedIn({ role: 'admin' });
  other = await world.signedIn({ role: 'admin' });
  cases = await createAppealedCases(world, admin);
});
afterAll(() => world.close());

const mailsAbout = (decisionId: number) => mailsReceived(world, { name: 'decision.made', decisionId });
const mailAboutFiling = (appealId: number) =>
  mailsReceived(world, { name: 'decision_appeal.filed', appealId });

const decide = async (verb: 'accept' | 'reject', appealId: number): Promise<number> => {
  const url = route(`api.admin.decision_appeals.${verb}`, { id: appealId });
  return Number((await other.call('PUT', url, ANSWER[verb])).json()['decision_id']);
};
const pageOf = (decisionId: number) => `${world.config.appUrl}/decisions/${decisionId}`;
const isSpanish = ({ by }: AppealedCase) => by === cases.author;
/** Told to whom it went against, and to the other side where there is one. */
const addresses = ({ by, notified }: AppealedCase) =>
  [by, notified].flatMap((person) => (person ? [person.user.email] : [])).toSorted();

describe.each(CASE_NAMES)('%s', (name) => {
  test('a decision is one mail to each party; only the one it went against reads until when they may appeal, and where', async () => {
    const made = await cases.caseOf(name);
    const letters = await mailsAbout(made.decisionId);
    expect(letters.map(({ to }) => to).toSorted()).toEqual(addresses(made));
    const theirs = letters.find(({ to }) => to === made.by.user.email);
    expect(theirs?.text).toContain(
      isSpanish(made) ? 'puede apelar hasta el 21 may 2027' : 'you can appeal through 05/21/2027',
    );
    expect(theirs?.text).toContain(pageOf(made.decisionId));
    expect(theirs?.text).toContain(WHY.reason);
    const otherSide = letters.find(({ to }) => to !== made.by.user.email);
    expect(otherSide?.text ?? '').not.toMatch(/appeal until|puede apelar/u);
  });

  test('an appeal brings its appellant a mail that says that it came in and by when it is decided', async () => {
    const made = await cases.caseOf(name);
    const letters = await mailAboutFiling(await fileOn(made.by, made.decisionId));
    expect(letters.map(({ to }) => to)).toEqual([made.by.user.email]);
    const number = String(made.decisionId);
    expect(letters[0]?.subject).toBe(
      isSpanish(made)
        ? `Recibimos su apelación de la decisión ${number}`
        : `We got your appeal of decision ${number}`,
    );
    expect(letters[0]?.text).toContain(isSpanish(made) ? '29 nov 2026' : '11/29/2026');
    expect(letters[0]?.text).toContain(
      isSpanish(made) ? 'Si hay otro administrador' : 'A different administrator decides',
    );
    expect(letters[0]?.text).toContain(pageOf(made.decisionId));
  });

  test('an accepted appeal is one mail to each, which names the decision that is undone and nothing to appeal', async () => {
    const made = await cases.caseOf(name);
    const all = await mailsAbout(await decide('accept', await fileOn(made.by, made.decisionId)));
    // A reporter hears of it, too (reports/letters.spec.ts).
    const letters = all.filter(({ subject }) => !/^(Your report about|Su reporte sobre) /.test(subject));
    expect(letters.map(({ to }) => to).toSorted()).toEqual(addresses(made));
    const theirs = letters.find(({ to }) => to === made.by.user.email);
    expect(theirs?.text).toContain(
      isSpanish(made)
        ? `Con esto aceptamos su apelación de la decisión ${made.decisionId}.`
        : `With this, we accept your appeal of decision ${made.decisionId}.`,
    );
    for (const { text } of letters) expect(text).not.toMatch(/appeal until|puede apelar/u);
  });

  test('a rejected appeal is one mail, to the appellant, with the answer and from when to appeal again', async () => {
    const made = await cases.caseOf(name);
    const rejection = await decide('reject', await fileOn(made.by, made.decisionId));
    const letters = await mailsAbout(rejection);
    expect(letters.map(({ to }) => to)).toEqual([made.by.user.email]);
    expect(letters[0]?.text).toContain(ANSWER.reject.reason);
    if (!isSensitiveCase(name))
      expect(letters[0]?.text).toContain(isSpanish(made) ? '22 dic 2026' : '12/22/2026');
    expect(letters[0]?.text).toContain(isSpanish(made) ? '21 may 2027' : '05/21/2027');
    expect(letters[0]?.text).toContain(pageOf(rejection));
  });
});

describe('an appeal that ends because what it was about was taken back', () => {
  const takeBackReview = (by: Browser, id: number) => by.call('DELETE', route('api.reviews.destroy', { id }));
  const takeBackResponse = (by: Browser, id: number) =>
    by.call('DELETE', route('api.review_responses.destroy', { id }));
  const mailAboutEnd = (appealId: number, by: Person) =>
    mailsReceived(world, {
      name: 'decision_appeal.withdrawn',
      appealId,
      byUserId: by.user.id,
    });

  test('an appeal that ends because what it was about was taken back by somebody else: whoever appealed gets a mail by itself; not whoever took it back', async () => {
    const own = await cases.responseCase('update');
    await fileOn(own.by, own.decisionId);
    expect((await takeBackResponse(own.by, own.subject.id)).status).toBe(200);
    const made = await cases.responseCase('update');
    await fileOn(made.by, made.decisionId);
    expect((await takeBackReview(cases.author, made.reviewId)).status).toBe(200);
    const ends = async () =>
      (await mailsTo(world, made.by.user.email))
        .map(({ subject }) => subject)
        .filter((subject) => subject.startsWith('We closed your appeal'));
    await expect.poll(ends).toEqual([`We closed your appeal of decision ${made.decisionId}`]);
  });

  test('the letter says why; there is none about one that was turned off', async () => {
    const made = await cases.responseCase('update');
    const turnedOff = await fileOn(made.by, made.decisionId);
    const url = route('api.decisions.off_appeal', { id: made.decisionId });
    await made.by.call('POST', url, { off_appeal_reason: SETTLED });
    const appealId = await fileOn(made.by, made.decisionId);
    await takeBackReview(cases.author, made.reviewId);
    const [letter] = await mailAboutEnd(appealId, cases.author);
    expect(letter?.to).toBe(made.by.user.email);
    expect(letter?.text).toContain('because the author deleted the text');
    expect(letter?.text).toContain(pageOf(made.decisionId));
    expect(await mailAboutEnd(appealId, made.by)).toEqual([]);
    expect(await mailAboutEnd(turnedOff, made.by)).toEqual([]);
  });
});

describe('who is written to', () => {
  test('an appellant who is left new evidence alone reads that and the last day', async () => {
    world.setNow(later(-170));
    const { by, decisionId } = await cases.responseCase('deactivate').finally(() => world.setNow(NOW));
    const [letter] = await mailsAbout(await decide('reject', await fileOn(by, decisionId)));
    expect(letter?.text).toContain('You can appeal again only with new evidence. Last day to appeal: ');
  });

  test('no letter goes to an account that was closed or an address that was never confirmed', async () => {
    const { by, decisionId } = await cases.caseOf('user.role_changed');
    const appealId = await fileOn(by, decisionId);
    const change = (set: { email_verified?: boolean; closed_at?: Date | null }) =>
      world.database.updateTable('users').set(set).where('id', '=', by.user.id).execute();
    await change({ email_verified: false });
    expect(await mailAboutFiling(appealId)).toEqual([]);
    await change({ email_verified: true, closed_at: NOW });
    expect(await mailAboutFiling(appealId)).toEqual([]);
    await change({ closed_at: null });
    expect(await mailAboutFiling(appealId)).toHaveLength(1);
  });

  test('what is filed and rejected by calls reaches the mailbox by itself', async () => {
    const { by, decisionId } = await cases.caseOf('user.role_changed');
    await decide('reject', await fileOn(by, decisionId));
    await eventually(async () => {
      const subjects = (await mailsTo(world, by.user.email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.includes(`decision ${decisionId}`)).toSorted()).toEqual([
        `We got your appeal of decision ${decisionId}`,
        `We rejected your appeal of decision ${decisionId}`,
      ]);
    });
  });
});
