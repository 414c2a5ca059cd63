import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { loadConfig } from '../../../server/core/config/config.ts';
import type { RenderPage } from '../../../server/core/pages/assets.ts';
import { openDatabase } from '../../../server/database/client.ts';
import { startEmbedded } from '../../../server/database/embedded.ts';
import { migrate } from '../../../server/database/migrator.ts';
import { TIMETABLE } from '../../../server/timetable.ts';
import { noteMinute } from '../../../server/status/jobs/note-minute.ts';
import type { StatusView } from '../../../server/status/views.ts';
import { render } from '../../../web/ssr.tsx';
import { createBrowser, readPage } from '../../support/browser.ts';
import { temporaryDataDir } from '../../support/running-server.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let admin: Person;
const INCIDENT = {
  title_english: 'Photos <b>fail</b>',
  title_spanish: 'Fallan las fotos',
  text_english: 'New photos cannot be sent. We write again at noon.',
  text_spanish: 'No se pueden enviar fotos nuevas. Volvemos a escribir al mediodía.',
  minutes_ago: '15',
};

beforeAll(async () => {
  world = await createWorld({}, { render: render as unknown as RenderPage });
  admin = await world.signedIn({ role: 'admin' });
});
afterAll(() => world.close());

const statusOf = async (url = '/status'): Promise<StatusView> =>
  readPage((await world.visitor().get(url)).text)?.props as unknown as StatusView;
const partOf = (view: StatusView, name: string) => view.parts.find(({ part }) => part === name);

describe('the status page', () => {
  test('the status page says that nothing is known before the first look, in both languages', async () => {
    expect((await statusOf()).parts.every(({ now, share }) => now === 'unknown' && share === null)).toBe(
      true,
    );
    expect((await world.visitor().get('/status')).text).toContain('We have no recent check of every part.');
    expect((await world.visitor().get('/es/status')).text).toContain('No tenemos una revisión reciente');
  });

  test('the status page counts a minute once, however often its job runs, and none that lies before the last', async () => {
    const at = (time: string) => new Date(`2026-11-28T${time}Z`);
    const look = (time: string, failed: boolean) =>
      noteMinute(world.database, [{ part: 'search', failed }], at(time));
    await look('10:00:05', false);
    await Promise.all([look('10:01:00', true), look('10:01:30', true), look('10:01:59', true)]);
    await look('09:30:00', true); // a clock that was set back
    world.setNow(at('10:03:00'));
    const search = partOf(await statusOf(), 'search');
    expect(search?.days.at(-1)).toMatchObject({ day: '2026-11-28', checked: 2, failed: 1 });
    expect([search?.now, search?.share]).toEqual(['fails', 5_000]);
    world.setNow(at('10:20:00'));
    expect(partOf(await statusOf(), 'search')?.now).toBe('unknown');
  });

  test('the look at the site is due every minute, and notes each part once', async () => {
    expect(TIMETABLE['status.look']).toBe('* * * * *');
    world.setNow(new Date('2026-11-29T08:00:30Z'));
    await world.app.lookAtStatus();
    await world.app.lookAtStatus();
    const { parts } = await statusOf();
    expect(parts.map(({ part, now, days }) => [part, now, days.at(-1)?.checked])).toEqual(
      ['pages', 'signing_in', 'search', 'notices', 'uploads', 'payments'].map((part) => [part, 'works', 1]),
    );
  });

  test('the status page keeps a hundred days, and a clock that jumps ahead for a minute takes none of them away', async () => {
    const look = (day: Date) => noteMinute(world.database, [{ part: 'mails', failed: false }], day);
    const start = Date.UTC(2027, 0, 1, 12);
    for (let day = 0; day < 130; day += 1) await look(new Date(start + day * 86_400_000));
    const kept = async () =>
      (await world.database.selectFrom('status_days').select('day').where('part', '=', 'mails').execute())
        .map(({ day }) => day)
        .toSorted();
    expect([(await kept()).length, (await kept())[0]]).toEqual([100, '2027-01-31']);
    await look(new Date('2040-01-01T00:00:00Z'));
    expect(await kept()).toHaveLength(100);
    world.setNow(new Date(start + 129 * 86_400_000));
    const { lookedAt } = await statusOf();
    expect(lookedAt).toBe('2027-05-10T12:00:00.000Z');
    await world.database.deleteFrom('status_days').where('part', '=', 'mails').execute();
  });

  test('the status page is reached from the end of every page, and needs no script', async () => {
    expect((await world.visitor().get('/')).text).toContain('href="/status"');
    const { text } = await world.visitor().get('/es/status');
    expect(text).toContain('href="/es/status.atom"');
    expect(text.match(/class="status-day /g)).toHaveLength(90 * (await statusOf()).parts.length);
  });
});

describe('an incident', () => {
  test('an incident is on the page at once, with its update and its end, in the language of the reader', async () => {
    world.setNow(new Date('2026-11-28T12:00:00Z'));
    const from = '/admin/status';
    expect((await admin.submit('/admin/status', INCIDENT, { from })).page.flash.success).toContain(
      'status page',
    );
    const { open } = await statusOf('/es/status');
    expect(open).toMatchObject([
      { title: 'Fallan las fotos', startedAt: '2026-11-28T11:45:00.000Z', endedAt: null },
    ]);
    expect((await world.visitor().get('/es/status')).text).toContain('Ningún incidente anterior.');
    const id = open[0]?.id ?? 0;
    world.setNow(new Date('2026-11-28T13:00:00Z'));
    const update = { text_english: 'It works again.', text_spanish: 'Ya funciona.' };
    await admin.submit(`/admin/status/${id}/updates`, { ...update, ends: 'yes' }, { from });
    const after = await statusOf();
    expect(after.open).toEqual([]);
    expect(after.past[0]).toMatchObject({ id, endedAt: '2026-11-28T13:00:00.000Z' });
    expect(after.past[0]?.updates.map(({ text }) => text)).toEqual([
      'It works again.',
      INCIDENT.text_english,
    ]);
    const again = await admin.submit(`/admin/status/${id}/updates`, update, { from });
    expect(again.page.flash.error).toContain('already been ended');
    expect((await statusOf()).past[0]?.updates).toHaveLength(2);
  });

  test('an incident that two administrators end at once is ended once', async () => {
    const other = await world.signedIn({ role: 'admin' });
    const from = '/admin/status';
    await admin.submit('/admin/status', { ...INCIDENT, title_english: 'Twice' }, { from });
    const id = (await statusOf()).open[0]?.id ?? 0;
    const end = (by: Person, text: string) =>
      by.submit(
        `/admin/status/${id}/updates`,
        { text_english: text, text_spanish: text, ends: 'yes' },
        { from },
      );
    const answers = await Promise.all([end(admin, 'one'), end(other, 'two')]);
    expect(answers.filter(({ page }) => page.flash.error?.includes('already been ended'))).toHaveLength(1);
    const updates = (await statusOf()).past.find((incident) => incident.id === id)?.updates;
    expect(updates).toHaveLength(2);
  });

  test('an incident needs words in both languages and a time of the last week', async () => {
    const refused = await admin.submit(
      '/admin/status',
      { ...INCIDENT, title_spanish: ' ', text_english: '', minutes_ago: '-5' },
      { from: '/admin/status' },
    );
    expect(Object.keys(refused.page.props.errors).toSorted()).toEqual([
      'minutes_ago',
      'text_english',
      'title_spanish',
    ]);
    expect(refused.page.props.errors['minutes_ago']).toContain('10,080');
  });

  test('an incident is written by administrators only', async () => {
    const user = await world.signedIn();
    const before = (await statusOf()).open.length;
    expect((await user.get('/admin/status')).status).toBe(403);
    await user.submit('/admin/status', INCIDENT, { from: '/dashboard' });
    await world.visitor().send('POST', '/admin/status', INCIDENT);
    expect((await statusOf()).open).toHaveLength(before);
  });

  test('an incident is an entry of the feed, whose text cannot break out of it', async () => {
    const english = await world.visitor().get('/status.atom');
    expect(english.headers['content-type']).toContain('application/atom+xml');
    expect(english.text).toContain('<title>Photos &lt;b&gt;fail&lt;/b&gt; (Ended)</title>');
    expect(english.text).not.toContain('<b>');
    expect(english.text).toMatch(/<updated>2026-11-28T1\d:00:00\.000Z<\/updated>/);
    const spanish = await world.visitor().get('/es/status.atom');
    expect(spanish.text).toContain('xml:lang="es-MX"');
    expect(spanish.text).toContain('Fallan las fotos (Terminado)');
  });

  test.each(['/status', '/es/status'])('a feed is named in the head of the page: %s', async (url) => {
    const { text } = await world.visitor().get(url);
    const [head = ''] = text.split('</head>');
    expect(/<link[^>]*application\/atom\+xml[^>]*>/.exec(head)?.[0]).toContain(`href="${url}.atom"`);
  });
});

describe('the status page without its database', () => {
  test('the status page without its database is served from memory and says so, also to who has signed in', async () => {
    const folder = temporaryDataDir();
    const server = await startEmbedded(folder.path, 'plumbline', { fsync: 'off' });
    const handle = openDatabase(server.target, { connections: 2 });
    await migrate(handle.database);
    const config = {
      ...loadConfig(
        { NODE_ENV: 'test', APP_KEY: 'k'.repeat(32), LOG_LEVEL: 'silent', RATE_LIMITS: 'off' },
        null,
      ),
      dataDir: folder.path,
    };
    const app = await createApp({ config, handle, render: render as unknown as RenderPage });
    try {
      await noteMinute(handle.database, [{ part: 'pages', failed: false }], new Date());
      const read = async (cookie = '') => {
        const answer = await app.inject({ method: 'GET', url: '/status', headers: { cookie } });
        return {
          status: answer.statusCode,
          view: readPage(answer.payload)?.props as unknown as StatusView,
          html: answer.payload,
        };
      };
      expect(partOf((await read()).view, 'pages')?.now).toBe('works');
      await server.stop();
      for (const cookie of ['', 'plumbline.session_token=made.up']) {
        const { status, view, html } = await read(cookie);
        expect([status, view.isFromMemory, partOf(view, 'pages')?.now]).toEqual([200, true, 'fails']);
        expect(partOf(view, 'pages')?.days.at(-1)?.checked).toBe(1);
        expect(html).toContain('The database doesn’t answer right now');
      }
      const elsewhere = await createBrowser(app).get('/contractors');
      expect(elsewhere.status).toBe(503);
      expect(elsewhere.text).toContain('href="/status"');
    } finally {
      await app.close();
      await handle.close();
      await server.stop();
      folder.remove();
    }
  });
});
