import { addressOf } from './addresses.ts';
import { accessibilityProblems, DESK, PHONE, stickingOut, type Person } from './journey.ts';

// Both widths and both themes in two looks: theme changes only colors, width only what is where.
const PHONE_IN_LIGHT = { viewport: PHONE, colorScheme: 'light' } as const;
const DESK_IN_DARK = { viewport: DESK, colorScheme: 'dark' } as const;

export const isEverything = process.env['TESTS'] === 'all';
const WAYS = isEverything ? [PHONE_IN_LIGHT, DESK_IN_DARK] : [PHONE_IN_LIGHT];
/** The short run looks at every fourth page. */
const SHORT_RUN_STEP = 4;

/** The pages that this run looks at: all of them, or a quarter. */
export const sampleOf = <Path>(pages: readonly Path[]): readonly Path[] =>
  isEverything ? pages : pages.filter((_page, index) => index % SHORT_RUN_STEP === 0);

/** A row of facts, an item or a heading without words is drawn by mistake. */
const NEVER_EMPTY = ['dt', 'dd', 'li', 'h1', 'h2', 'h3', 'legend', 'label']
  .map((tag) => `${tag}:empty`)
  .join();

/** The width of the narrowest phone, at which a page must not scroll sideways either. */
export const NARROWEST = { width: 320, height: 640 };

/** Opens a page and finds elements beyond the window: for another language, whose words have other lengths. */
export async function lookAtWidths(person: Person, path: string): Promise<string[]> {
  const { page, visit } = person;
  await page.setViewportSize(DESK);
  await visit(await addressOf(path, page));
  const problems: string[] = [];
  for (const viewport of [DESK, PHONE, NARROWEST]) {
    await page.setViewportSize(viewport);
    for (const problem of await stickingOut(page)) problems.push(`${viewport.width} px: ${problem}`);
  }
  return problems;
}

/** Opens a page once and checks it in each way: axe's findings, and elements beyond the window. */
export async function look(person: Person, path: string): Promise<string[]> {
  const { page, visit } = person;
  if (path === '/nowhere') person.expectProblem(/404/);
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await visit(await addressOf(path, page));
  const problems: string[] = [];
  for (const { viewport, colorScheme } of WAYS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const problem of [...(await accessibilityProblems(page)), ...(await stickingOut(page))])
      problems.push(`${viewport.width} px, ${colorScheme}: ${problem}`);
  }
  for (const empty of await page.locator(NEVER_EMPTY).all())
    problems.push(`nothing in it: ${await empty.evaluate((element) => element.parentElement?.outerHTML)}`);
  await page.setViewportSize(NARROWEST);
  for (const problem of await stickingOut(page)) problems.push(`${NARROWEST.width} px: ${problem}`);
  return problems;
}
