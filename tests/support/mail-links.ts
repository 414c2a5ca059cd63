import type { Answer, Browser } from './browser.ts';
import type { World } from './world.ts';

/** Opens a link of a mail and presses the button of its page, as a browser without scripts does. */
export function press(browser: Browser, link: string): Promise<Answer> {
  const { pathname, search, searchParams } = new URL(link, 'http://localhost');
  const next = searchParams.get('next');
  return browser.post(pathname, next === null ? {} : { next }, pathname + search);
}

/** The latest path below `path` that was mailed to an address; '' where there is none. */
export async function latestLink(world: World, email: string, path: string): Promise<string> {
  await world.app.settled();
  const mails = await world.database
    .selectFrom('mails')
    .select('plain_text')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .execute();
  const pattern = new RegExp(`${path}[\\w.%=+?&-]+`);
  return mails.map((mail) => pattern.exec(mail.plain_text)?.[0]).find((found) => found !== undefined) ?? '';
}
