import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DECISION_ACTIONS, type DecisionAction } from '../../../common/constants.ts';
import { decisionSentence } from '../../../common/cases/decision-sentence.ts';
import { STATEMENT_PARTS, statementParts } from '../../../common/cases/statement-parts.ts';
import { LANGUAGES, type Language } from '../../../common/format/language.ts';
import { loadTexts } from '../../../server/content/texts.ts';
import { codesOf, reasonFamilyOf } from '../../../server/decisions/reason-family.ts';
import type { NewDecision } from '../../../server/decisions/record-decision.ts';
import { mailedParts } from '../../../server/notifications/mailed-parts.ts';
import type { StatementView } from '../../../server/statements/views.ts';
import { mailsReceived } from '../../support/mails.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let texts: Awaited<ReturnType<typeof loadTexts>>;
let administrator: Person;
const readers = new Map<Language, Person>();

beforeAll(async () => {
  world = await createWorld();
  texts = await loadTexts(world.database);
  administrator = await world.signedIn({ role: 'admin' });
  for (const language of LANGUAGES) readers.set(language, await world.signedIn({ language }));
});
afterAll(() => world.close());

const isHold = (action: DecisionAction) => action.endsWith('.held');
const NAMES = LANGUAGES.flatMap((language) => DECISION_ACTIONS.map((action) => [action, language] as const));

/** A decision of this kind about a review of the reader, with a reason where the kind has one. */
async function decided(action: DecisionAction, reader: Person): Promise<number> {
  const contractor = await world.make.contractor();
  const review = await world.make.review({ contractor, author: reader.user });
  const after: NewDecision['after'] = action.startsWith('appeal.') ? { kind: 'put_back' } : {};
  const family = reasonFamilyOf(action, after);
  const { id } = await world.make.decision({
    action,
    subject: { type: action.split('.')[0] as 'review', id: review.id },
    review,
    contractor,
    after,
    ...(isHold(action) ? {} : { by: administrator.user }),
    reasonCode: family === null ? null : (codesOf(family)[0] ?? null),
    reasonText: isHold(action) ? 'contact_details' : 'The invoice shows another firm.',
    concerned: [{ userId: reader.user.id, party: 'author', appealUntil: '2027-03-11' }],
  });
  return id;
}

describe('a statement of reasons of every kind', () => {
  test.each(NAMES)(
    'a statement of %s in %s names ground, facts, decider, territory, duration and redress',
    async (action, language) => {
      const reader = readers.get(language);
      if (!reader) throw new Error('no reader');
      const { page } = await reader.visit(`/decisions/${await decided(action, reader)}`);
      const statement = page.props as unknown as StatementView;
      const t = texts.t(language);
      const isAutomatic = statement.by === 'screening';
      expect(isAutomatic).toBe(isHold(action));
      // Facts: what was decided, about what, when, and why in words.
      expect(decisionSentence(statement, t)).not.toMatch(/^statements\./);
      expect(statement.about.contractor?.name).toBeTruthy();
      expect(statement.decidedAt).toMatch(/^\d{4}-/);
      // The ground: signals, a rule with its text, or the words of a decision that names none.
      const { reason } = statement;
      expect(statement.signals.length > 0 || reason.name !== null || reason.text !== null).toBe(true);
      if (reason.isRuleNeeded) expect(reason.code).toMatch(/^[A-Z]{1,2}\d\d$/);
      if (reason.code?.startsWith('R')) expect(t(`rule_explained.${reason.code as 'R01'}`)).toMatch(/\w{3}/);
      // Redress here: a way on, whose sentence is there in both languages.
      expect(statement.wayOn.way).toMatch(/^[a-z_]+$/);
      const parts = statementParts({ action, isAutomatic, wasOnHold: false }, t);
      for (const part of STATEMENT_PARTS) expect(parts[part], part).toMatch(/^[A-ZÁÉÍÓÚÑ].+\.$/u);
    },
  );

  test.each(LANGUAGES)(
    'the mail of a decision in %s says the parts in the words of its page',
    async (language) => {
      const reader = readers.get(language);
      if (!reader) throw new Error('no reader');
      const t = texts.t(language);
      for (const action of [
        'review.held',
        'review.deactivated',
        'response.deleted',
        'appeal.rejected',
      ] as const) {
        const decisionId = await decided(action, reader);
        const [mail] = await mailsReceived(world, { name: 'decision.made', decisionId });
        const isAutomatic = isHold(action);
        for (const part of mailedParts({ action, isAutomatic, wasOnHold: false }, t))
          expect(mail?.text, action).toContain(part);
      }
    },
  );
});
