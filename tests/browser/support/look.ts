import { addressOf } from './addresses.ts';
import { accessibilityProblems, DESK, PHONE, stickingOut, type Person } from './journey.ts';

const IN_LIGHT = [
  { viewport: PHONE, colorScheme: 'light', what: 'everything' },
  { viewport: DESK, colorScheme: 'light', what: 'everything' },
] as const;
// What differs in the dark is colour, which neither width nor language changes.
const IN_THE_DARK = { viewport: DESK, colorScheme: 'dark', what: 'colours' } as const;

/** Opens a page once and looks at it in each way: what axe finds, and what sticks out. */
export async function look(person: Person, path: string, { inTheDark = true } = {}): Promise<string[]> {
  const { page, visit } = person;
  if (path === '/nowhere') person.expectProblem(/404/);
  await visit(await addressOf(path, page));
  const problems: string[] = [];
  for (const { viewport, colorScheme, what } of [...IN_LIGHT, ...(inTheDark ? [IN_THE_DARK] : [])]) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const problem of [...(await accessibilityProblems(page, what)), ...(await stickingOut(page))])
      problems.push(`${viewport.width} px, ${colorScheme}: ${problem}`);
  }
  return problems;
}
