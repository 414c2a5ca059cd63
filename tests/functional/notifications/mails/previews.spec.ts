import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../common/format/language.ts';
import { MAIL_NAMES, MAILS, OPTIONAL_MAIL_KINDS } from '../../../../server/mail/mail-names.ts';
import { loadTexts } from '../../../../server/content/texts.ts';
import { previewMail } from '../../../../server/notifications/mails/mail-previews.ts';
import type { Writer } from '../../../../server/mail/frame.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

let world: World;
let admin: Person;
let writer: Writer;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedIn({ role: 'admin' });
  writer = { texts: await loadTexts(world.database), config: world.config };
});
afterAll(() => world.close());

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(MAIL_NAMES)('the mail %s is written whole, under its own name', (name) => {
    const mail = previewMail(writer, name, language);
    expect(mail.name).toBe(name);
    expect(mail.subject.length).toBeGreaterThan(8);
    expect(mail.preheader.length).toBeGreaterThan(20);
    expect(`${mail.subject}
${mail.text}`).not.toMatch(
      /[{}]|undefined|null|NaN|Invalid Date|[Ll]orem|TODO|\[object|mail_frame\.|_mails\./,
    );
    const primary = [...mail.html.matchAll(/class="button"/g)].length;
    expect(primary).toBeLessThanOrEqual(1);
    // Everything that HTML says is also in the text.
    const said = [...mail.html.matchAll(/<p [^>]*>([^<]+)<\/p>/g)].map(([, text = '']) => text.slice(0, 12));
    const plain = mail.text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
    said.forEach((text) => expect(plain).toContain(text));
  });

  test.each(MAIL_NAMES)('the mail %s writes dates in the form of its language', (name) => {
    const { subject, preheader, text, html } = previewMail(writer, name, language);
    const written = [subject, preheader, text, html.replace(/<style[^]*?<\/style>|<[^>]+>/g, ' ')].join('\n');
    if (language === 'mexican_spanish') expect(written).not.toMatch(/\b\d{1,2}\/\d{2,4}\b/);
    else expect(written).not.toMatch(/\b\d{1,2} (ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic) \d{4}\b/);
  });

  test('only mails that can be turned off have the headers for it', () => {
    for (const name of MAIL_NAMES) {
      const isOptional = OPTIONAL_MAIL_KINDS.some((kind) => kind === MAILS[name]);
      const { headers } = previewMail(writer, name, language);
      // A customer who was asked has no account, and a link of their own.
      const canBeTurnedOff = isOptional || name.startsWith('review_request.');
      expect([name, 'List-Unsubscribe' in headers]).toEqual([name, canBeTurnedOff]);
    }
  });
});

describe('the page of all mails', () => {
  test('the page of all mails lists each mail for an administrator and opens one in both languages', async () => {
    const list = await admin.visit('/admin/mails');
    const mails = list.page.props['mails'] as { name: string }[];
    expect(mails.map(({ name }) => name)).toEqual(MAIL_NAMES);
    const one = await admin.visit('/admin/mails?mail=review.received');
    const open = one.page.props['open'] as { language: string; subject: string }[];
    expect(open.map(({ language }) => language)).toEqual([...LANGUAGES]);
    expect(open[1]?.subject).toContain('Nueva reseña');
  });

  test('the page of all mails serves the HTML as a document that runs nothing and only our pages frame', async () => {
    const answer = await admin.get('/admin/mails/claim.code/mexican_spanish');
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation",
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).toContain('lang="es-MX"');
  });

  test('the page of all mails is not found for a mail or a language that does not exist', async () => {
    expect((await admin.get('/admin/mails/nothing/english')).status).toBe(404);
    expect((await admin.get('/admin/mails/claim.code/french')).status).toBe(404);
    expect((await admin.visit('/admin/mails?mail=nothing')).page.props['open']).toBeNull();
  });

  test('the page of all mails is for administrators only', async () => {
    const user = await world.signedIn();
    for (const url of ['/admin/mails', '/admin/mails/claim.code/english']) {
      expect((await user.get(url)).status).toBe(403);
      expect((await world.visitor().get(url)).status).not.toBe(200);
    }
  });
});
