import type { Locator, Page } from 'playwright-core';
import { visiting } from './journey.ts';

/** More stops than any page has between two things of one journey. */
const STOPS_MAX = 250;

/** The ways to use a page: by pointer, or by keys alone. */
export type Hands = {
  press: (target: Locator) => Promise<void>;
  /** Presses a link or a button that leads to another page, and waits for it. */
  follow: (target: Locator) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
  tick: (choice: Locator) => Promise<void>;
  /** Chooses the option with this value. */
  choose: (select: Locator, value: string) => Promise<void>;
};

export const byPointer = (page: Page): Hands => ({
  press: (target) => target.click(),
  follow: (target) => visiting(page, () => target.click()),
  write: (field, text) => field.fill(text),
  tick: (choice) => choice.check({ force: true }),
  choose: async (select, value) => void (await select.selectOption(value)),
});

/** Each target is reached by Tab, as with a screen reader's browser; none is clicked or focused by the test. */
export function byKeyboard(page: Page): Hands {
  const isReached = (target: Locator) =>
    target.evaluate((element) => {
      const { activeElement } = document;
      // One radio button of a group has the place of all.
      const isOfGroup =
        element instanceof HTMLInputElement &&
        element.type === 'radio' &&
        activeElement instanceof HTMLInputElement &&
        activeElement.name === element.name;
      return element === activeElement || isOfGroup;
    });
  const reach = async (target: Locator): Promise<void> => {
    for (let stops = 0; stops < STOPS_MAX; stops += 1) {
      if (await isReached(target)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`no key reaches ${String(target)}`);
  };
  const press = async (target: Locator): Promise<void> => {
    await reach(target);
    await page.keyboard.press('Enter');
  };
  return {
    press,
    follow: async (target) => {
      await reach(target);
      await visiting(page, () => page.keyboard.press('Enter'));
    },
    write: async (field, text) => {
      await reach(field);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
    },
    tick: async (choice) => {
      await reach(choice);
      await page.keyboard.press('Space');
      for (let steps = 0; !(await choice.isChecked()) && steps < STOPS_MAX; steps += 1)
        await page.keyboard.press('ArrowDown');
    },
    choose: async (select, value) => {
      await reach(select);
      const values = await select
        .locator('option')
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
      await page.keyboard.press('Home');
      for (let step = values.indexOf(value); step > 0; step -= 1) await page.keyboard.press('ArrowDown');
    },
  };
}
