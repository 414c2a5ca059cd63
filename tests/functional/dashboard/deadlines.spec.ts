import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../../common/format/language.ts';
import { endOfDay } from '../../../common/format/last-days.ts';
import type { RenderPage } from '../../../server/core/pages/assets.ts';
import { render } from '../../../web/ssr.tsx';
import { mailsReceived } from '../../support/mails.ts';
import { createWorld, type World } from '../../support/world.ts';
import { makeRedFlag } from '../red-flags/made-red-flag.ts';

const NOW = new Date('2027-02-01T07:02:30Z');
/** 48 hours later it is two minutes past midnight in Ciudad Juárez. */
const IN_48_HOURS = new Date('2027-02-03T07:02:30Z');
let world: World;

beforeAll(async () => {
  world = await createWorld({}, { render: render as unknown as RenderPage });
  world.setNow(NOW);
});
afterAll(() => world.close());

const shownIn = (html: string) =>
  html
    .replace(/<script[^]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll('&nbsp;', '\u00a0');
const FIGURES = /\d{2}\/\d{2}\/\d{4}|\d{1,2} (?:feb|mar) 2027/g;

async function ownerIn(language: Language) {
  const owner = await world.signedIn({ role: 'contractor', language });
  const contractor = await world.make.contractor({ owner: owner.user, region: 'MX-CHH' });
  await world.database
    .updateTable('profiles')
    .set({ place_zone: 'America/Ciudad_Juarez' })
    .where('id', '=', contractor.id)
    .execute();
  await world.database
    .updateTable('contractors')
    .set((eb) => ({ latitude: eb.ref('latitude') }))
    .where('id', '=', contractor.id)
    .execute();
  return { owner, contractor };
}

const PREFIX = { english: '', mexican_spanish: '/es' } as const;
type Case = [title: string, answerDueAt: Date, language: Language, text: string];

describe('the time to answer a red flag', () => {
  test.each<Case>([
    ['ten days in English', endOfDay('2027-02-11'), 'english', '02/11/2027'],
    ['ten days in Spanish', endOfDay('2027-02-11'), 'mexican_spanish', '11 feb 2027'],
    [
      '48 hours in English',
      IN_48_HOURS,
      'english',
      '02/03/2027, 12:02\u00a0AM Mountain Time (Ciudad Juárez)',
    ],
    [
      '48 hours in Spanish',
      IN_48_HOURS,
      'mexican_spanish',
      '3 feb 2027, 0:02 hora de la montaña (Ciudad Juárez)',
    ],
  ])(
    'page, dashboard, list, file and mail name one moment: %s',
    async (_title, answerDueAt, language, text) => {
      const { owner, contractor } = await ownerIn(language);
      const reporter = await world.make.user();
      const { id } = await makeRedFlag(world, { contractor, reporter, openedAt: NOW, answerDueAt });
      const admin = await world.signedIn({ role: 'admin', language });
      const [mail] = await mailsReceived(world, { name: 'red_flag.reported', redFlagId: id });
      const surfaces = {
        page: (await owner.get(`${PREFIX[language]}/red-flags/${id}`)).text,
        dashboard: (await owner.get('/dashboard')).text,
        list: (await admin.get(`/admin/red-flags?open=${id}`)).text,
        mail: mail?.text ?? '',
      };
      for (const [name, shown] of Object.entries(surfaces))
        expect([name, shownIn(shown).includes(text)]).toEqual([name, true]);
      expect((await admin.get('/admin/red-flags.csv')).text).toContain(text);
    },
  );
});

test('an invitation is answered through the day that page, list, dashboard and mail name', async () => {
  const { owner: general } = await ownerIn('english');
  const { owner: sub, contractor: invited } = await ownerIn('english');
  const { id: trade_id } = await world.database
    .selectFrom('trades')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id: region_id } = await world.database
    .selectFrom('regions')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const path = '/invitations';
  const form = {
    contractors: [invited.slug],
    people_needed: '',
    trade_id,
    region_id,
    place: 'Juárez',
    message: 'Two electricians for a school addition.',
    files: [],
  };
  const days = { starts_on: '2027-03-01', ends_on: '2027-03-05' };
  const { url: job } = (await general.submit(path, { ...form, ...days }, { from: path })).page;
  const { id, expires_at } = await world.database
    .selectFrom('invitations')
    .select(['id', 'expires_at'])
    .executeTakeFirstOrThrow();
  expect(expires_at).toEqual(endOfDay('2027-02-08'));
  const [mail] = await mailsReceived(world, { name: 'invitation.sent', invitationId: id });
  const surfaces = {
    job: (await general.get(job)).text,
    page: (await sub.get(`/invitations/${id}`)).text,
    list: (await sub.get('/invitations')).text,
    dashboard: (await sub.get('/dashboard')).text,
    mail: mail?.text ?? '',
  };
  for (const [name, shown] of Object.entries(surfaces)) {
    expect([name, shownIn(shown).match(FIGURES)]).toEqual([name, expect.arrayContaining(['02/08/2027'])]);
    expect([name, shownIn(shown).includes('02/09/2027')]).toEqual([name, false]);
  }
});
