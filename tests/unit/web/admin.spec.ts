import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../common/format/language.ts';
import { createTranslator } from '../../../common/format/translator.ts';
import type { CaseAppeal, CaseView } from '../../../server/moderation/case-views.ts';
import { catalogue, type MessageKey } from '../../../translations/index.ts';
import { caseAfter } from '../../../web/components/admin/case-steps.ts';
import { caseActions, openAppealKind } from '../../../server/moderation/case-actions.ts';
import { offeredActions } from '../../../web/components/admin/case/offered-actions.ts';
import { DAILY } from '../../../web/components/admin/admin-pages.ts';
import { pressedKey } from '../../../web/components/admin/admin-keys.ts';

test('a count in the admin menu leads to what it counts', () => {
  const reviews = DAILY.find(({ name }) => name === 'admin.reviews');
  expect(reviews).toMatchObject({ waits: 'holds', counted: { status: 'held' } });
});

test('what waits is counted in the singular for one, in both languages', () => {
  const counts = Object.entries(catalogue).filter(([key]) => key.startsWith('queues.count.'));
  expect(counts.length).toBeGreaterThan(5);
  for (const [key, pair] of counts)
    LANGUAGES.forEach((language, index) => {
      const t = createTranslator(language, { [key]: pair[index] ?? '' });
      const say = (count: number) => t(key as MessageKey, { count });
      expect(say(1), key).not.toBe(say(2));
    });
});

describe('moving through cases by keyboard', () => {
  const ids = [4, 8, 15];

  test('j leads down, k leads up, and neither past the end', () => {
    expect(caseAfter(ids, { open: 8, place: 1 }, 1)).toBe(15);
    expect(caseAfter(ids, { open: 8, place: 1 }, -1)).toBe(4);
    expect(caseAfter(ids, { open: 15, place: 2 }, 1)).toBeNull();
    expect(caseAfter(ids, { open: 4, place: 0 }, -1)).toBeNull();
  });

  test('moving through cases by keyboard with none open, j begins at the top and k at the end', () => {
    expect(caseAfter(ids, { open: null, place: 0 }, 1)).toBe(4);
    expect(caseAfter(ids, { open: null, place: 0 }, -1)).toBe(15);
    expect(caseAfter([], { open: null, place: 0 }, 1)).toBeNull();
  });

  test('a case that was decided and left the list is followed by the one in its place', () => {
    expect(caseAfter(ids, { open: 99, place: 1 }, 1)).toBe(8);
    expect(caseAfter(ids, { open: 99, place: 1 }, -1)).toBe(4);
    expect(caseAfter(ids, { open: 99, place: 3 }, 1)).toBe(15);
    expect(caseAfter(ids, { open: 99, place: 0 }, -1)).toBeNull();
  });

  test('j through a list meets each case once, and k leads the same way back', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1 }), { minLength: 1, maxLength: 30 }), (list) => {
        const walk = (step: 1 | -1): number[] => {
          const met: number[] = [];
          for (let open = caseAfter(list, { open: null, place: 0 }, step); open !== null;) {
            met.push(open);
            open = caseAfter(list, { open, place: list.indexOf(open) }, step);
          }
          return met;
        };
        expect(walk(1)).toEqual(list);
        expect(walk(-1)).toEqual(list.toReversed());
      }),
    );
  });
});

describe('keys of the desk', () => {
  /** An element within those that the selector names. */
  const within = (selector: string | null) =>
    ({ closest: (asked: string) => (selector !== null && asked.includes(selector) ? {} : null) }) as never;
  const press = (key: string, change: Partial<KeyboardEvent> = {}) =>
    pressedKey({
      key,
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      defaultPrevented: false,
      repeat: false,
      target: within(null),
      ...change,
    });

  test('a letter is a key, whether shifted or not', () => {
    expect([press('j'), press('A')]).toEqual(['j', 'a']);
  });

  test('nothing that is written, or belongs to the browser or to a dialog, is one', () => {
    expect(press('a', { target: within('textarea') })).toBeNull();
    expect(press('a', { target: within('select') })).toBeNull();
    expect(press('a', { target: within('contenteditable=true') })).toBeNull();
    expect(press('a', { target: within('role=dialog') })).toBeNull();
    expect(press('a', { ctrlKey: true })).toBeNull();
    expect(press('a', { metaKey: true })).toBeNull();
    expect(press('a', { altKey: true })).toBeNull();
    expect(press('a', { defaultPrevented: true })).toBeNull();
    expect(press('Enter')).toBeNull();
  });
});

describe('what may be done with a case', () => {
  const open = { state: 'open', kind: 'take_down' } as CaseAppeal;
  const names = (state: string, change: Partial<CaseView> = {}) =>
    caseActions({
      review: { displayStatus: { state } },
      response: null,
      appeals: [],
      waiting: [],
      refusal: null,
      appealRefusal: null,
      ...change,
    } as unknown as CaseView);
  const response = (state: string) => ({ response: { state } as CaseView['response'] });

  test('a shown review is deactivated, one that is not shown activated, a deleted one neither', () => {
    expect(names('active')).toEqual(['deactivate', 'edit', 'remove']);
    expect(names('held')).toEqual(['activate', 'edit', 'remove']);
    expect(names('inactive')).toEqual(['activate', 'edit', 'remove']);
    expect(names('deleted')).toEqual([]);
  });

  test('what may be done with a case while an appeal is open it is accepted or rejected first', () => {
    expect(names('active', { appeals: [open] })).toEqual(['accept', 'reject', 'edit']);
    expect(names('deleted', { appeals: [open] })).toEqual(['accept', 'reject']);
    expect(names('active', { appeals: [open], appealRefusal: 'your own decision' })).toEqual(['edit']);
  });

  test('the answers to an appeal are named by its kind, and an appeal about the response is none of them', () => {
    const aboutResponse = { state: 'open', kind: 'remove_response' } as CaseAppeal;
    expect(openAppealKind({ appeals: [aboutResponse] })).toBeNull();
    const appealKind = openAppealKind({ appeals: [aboutResponse, open] });
    expect(offeredActions({ appealKind, can: ['accept', 'reject'] }).map(({ label }) => label)).toEqual([
      'admin.outcome.accept.take_down',
      'admin.outcome.reject.take_down',
    ]);
  });

  test('a response has the same actions, none once it is deleted', () => {
    expect(names('active', response('active')).slice(3)).toEqual([
      'response_deactivate',
      'response_edit',
      'response_remove',
    ]);
    expect(names('active', response('inactive'))).toContain('response_activate');
    expect(names('active', response('deleted'))).toEqual(['deactivate', 'edit', 'remove']);
  });

  test('what an appeal against another decision is about waits for that appeal', () => {
    const waiting = [
      [{ id: 1, subject: 'review', matter: 'words' }],
      [{ id: 2, subject: 'response', matter: 'status' }],
      [{ id: 3, subject: 'response', matter: 'words' }],
    ] as const satisfies CaseView['waiting'][];
    const left = waiting.map((appeals) => names('active', { ...response('active'), waiting: [...appeals] }));
    expect(left).toEqual([
      ['deactivate', 'remove', 'response_deactivate', 'response_edit', 'response_remove'],
      ['deactivate', 'edit', 'remove', 'response_edit'],
      ['deactivate', 'edit', 'remove', 'response_deactivate', 'response_remove'],
    ]);
  });

  test('nobody acts in a case of their own', () => {
    expect(names('active', { refusal: 'a party', appeals: [open], ...response('active') })).toEqual([]);
  });

  test('no two actions that are offered together have the same key', () => {
    for (const state of ['active', 'held', 'inactive', 'deleted'])
      for (const appeals of [[], [open]]) {
        const view = {
          review: { displayStatus: { state } },
          response: { state: 'active' },
          appeals,
          waiting: [],
          refusal: null,
          appealRefusal: null,
        } as unknown as CaseView;
        const offered = offeredActions({ appealKind: openAppealKind(view), can: caseActions(view) });
        const keys = offered.flatMap(({ key }) => key ?? []);
        expect(new Set(keys).size).toBe(keys.length);
      }
  });
});
