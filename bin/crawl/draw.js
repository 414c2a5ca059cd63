// Opens pages in a browser: no error in the console, nothing that fails to load.
import { origin } from '../smoke/product.js';

const TABS = 2;
const TAKEN_OVER_MS = 2_000;

export async function draw(browser, { notified, cookies, addresses }, problems) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addCookies(cookies);
  const queue = [...addresses];
  const tab = async () => {
    const page = await context.newPage();
    let address = '';
    const note = (problem) => problems.add(`${problem}: ${notified}: ${address}`);
    page.on('console', (message) => message.type() === 'error' && note(`console: ${message.text()}`));
    page.on('pageerror', (error) => note(`error: ${error.message}`));
    page.on('response', (answer) => answer.status() >= 400 && note(`${answer.status()} of ${answer.url()}`));
    for (address = queue.shift(); address; address = queue.shift()) {
      await page
        .goto(origin + address, { waitUntil: 'load' })
        .catch((error) => note(error.message.split('\n')[0]));
      await page
        .waitForFunction(() => performance.getEntriesByName('plumbline:answers').length > 0, null, {
          timeout: TAKEN_OVER_MS,
        })
        .catch(() => note('never answers'));
    }
  };
  await Promise.all(Array.from({ length: TABS }, tab));
  await context.close();
}
