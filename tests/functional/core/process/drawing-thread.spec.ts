import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { InertiaPage } from '../../../../server/core/pages/assets.ts';
import { startDrawingThread, type DrawingThread } from '../../../../server/core/pages/drawing-thread.ts';

const LIMITS = { mostWaiting: 3, longestMs: 300, pauseMs: 20 };

/**
 * Draws a page as its URL, the title of its texts, and the number of texts sent so far. Some URLs cause
 * failures.
 */
const THREAD = `
  import { parentPort } from 'node:worker_threads';
  const known = new Map();
  let sent = 0;
  parentPort.on('message', ({ id, page, textsId, texts, forgetTexts }) => {
    if (forgetTexts) known.clear();
    if (texts) { known.set(textsId, texts); sent += 1; }
    const { url } = JSON.parse(page);
    if (url === '/throws') return parentPort.postMessage({ id, failure: 'Error: no such page' });
    if (url === '/ends') process.exit(3);
    if (url === '/dies') throw new Error('died of it');
    if (url === '/hangs') for (;;);
    if (url === '/slow') for (const until = Date.now() + 150; Date.now() < until; );
    parentPort.postMessage({ id, drawn: { head: String(sent), html: url + ' ' + (known.get(textsId)?.title ?? '-') } });
  });
  parentPort.postMessage(null);`;
const scriptOf = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`);

let drawing: DrawingThread | null = null;
const errors: string[] = [];
const start = async (source = THREAD, limits = LIMITS) => {
  errors.length = 0;
  drawing = await startDrawingThread(scriptOf(source), ({ message }) => errors.push(message), limits);
  return drawing;
};
afterEach(async () => {
  await drawing?.stop();
  drawing = null;
});

const draw = (url: string, messages?: object) => {
  const page = { component: 'home/index', props: { messages }, url } as unknown as InertiaPage;
  return drawing?.render(page, JSON.stringify({ url }));
};
/** Until a thread that ended has been replaced. */
const drawnAgain = async () => {
  for (;;) {
    const drawn = await draw('/again');
    if (drawn) return drawn.html;
    await sleep(10);
  }
};

test('a page is drawn with its texts, which are sent once', async () => {
  await start();
  const [english, spanish] = [{ title: 'Reviews' }, { title: 'Reseñas' }];
  expect(await draw('/a', english)).toEqual({ head: '1', html: '/a Reviews' });
  expect(await draw('/b', spanish)).toEqual({ head: '2', html: '/b Reseñas' });
  expect(await draw('/c', english)).toEqual({ head: '2', html: '/c Reviews' });
  expect(await draw('/d')).toEqual({ head: '2', html: '/d -' });
});

test('texts that were changed many times do not pile up, and are still found', async () => {
  await start();
  const first = { title: 'First' };
  await draw('/first', first);
  for (let change = 0; change < 200; change += 1) await draw('/changed', { title: `No. ${change}` });
  expect(await draw('/first', first)).toEqual({ head: '202', html: '/first First' });
});

test('a page that cannot be drawn is left to the browser, and told; the next one is drawn', async () => {
  await start();
  expect(await draw('/throws')).toBeNull();
  expect(errors).toEqual([expect.stringContaining('no such page')]);
  expect((await draw('/next'))?.html).toBe('/next -');
});

test.each(['/ends', '/dies'])(
  'a thread that is gone leaves no page waiting and is replaced: %s',
  async (trouble) => {
    await start();
    const [one, other] = [draw(trouble), draw('/behind')];
    expect(await one).toBeNull();
    expect(await other).toBeNull();
    expect(await drawnAgain()).toBe('/again -');
  },
);

test('a page that never ends holds up the others for a moment only', async () => {
  await start();
  const [one, other] = [draw('/hangs'), draw('/behind')];
  expect(await one).toBeNull();
  expect(await other).toBeNull();
  expect(errors[0]).toContain('not drawn within 300 ms');
  expect(await drawnAgain()).toBe('/again -');
});

test('pages that wait behind slow ones are not what takes too long', async () => {
  // Together they take twice as long as one may, each an eighth of it.
  await start(THREAD, { ...LIMITS, mostWaiting: 20, longestMs: 1_200 });
  const drawn = await Promise.all(Array.from({ length: 16 }, async () => draw('/slow')));
  expect(drawn.map((page) => page?.html)).toEqual(Array.from({ length: 16 }, () => '/slow -'));
  expect(errors).toEqual([]);
});

test('a page is left to the browser where too many wait to be drawn', async () => {
  await start();
  const drawn = await Promise.all([draw('/1'), draw('/2'), draw('/3'), draw('/4')]);
  expect(drawn.map((page) => page?.html ?? null)).toEqual(['/1 -', '/2 -', '/3 -', null]);
  expect((await draw('/5'))?.html).toBe('/5 -');
});

test('one that cannot even begin stops the start', async () => {
  await expect(start(`throw new Error('broken build');`)).rejects.toThrow('ended before it could draw');
  expect(errors).toEqual(['broken build']);
});

test('a thread that was stopped is not replaced', async () => {
  await start();
  await drawing?.stop();
  await sleep(3 * LIMITS.pauseMs);
  expect(await draw('/late')).toBeNull();
});
