import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SECURITY_ANSWERED_IN_DAYS } from '../../../../common/contact-topics.ts';
import { verificationMail } from '../../../../server/accounts/mails/account-mails.ts';
import { loadTexts } from '../../../../server/content/texts.ts';
import type { RenderPage } from '../../../../server/core/pages/assets.ts';
import { LIMITS } from '../../../../server/limits.ts';
import { render } from '../../../../web/ssr.tsx';
import { mailsTo } from '../../../support/mails.ts';
import { createWorld, type World } from '../../../support/world.ts';

const OPERATOR = {
  name: 'Ñandú & Hijos, S.A. de C.V.',
  address: 'Av. Juárez 100\nChihuahua, Chih. 31000',
  email: 'oficina@directorio.example',
  taxId: 'PND010203AB5',
};
let world: World;

beforeAll(async () => {
  world = await createWorld({ operator: OPERATOR }, { render: render as unknown as RenderPage });
});
afterAll(() => world.close());

const MESSAGE = {
  name: 'Ana Ruiz',
  email: 'ana@casa.example',
  message: 'The map shows our office in another street.',
};
const readable = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&amp;|&#38;/g, '&')
    .replaceAll(/\s+/g, ' ');

describe('the operator', () => {
  test.each(['/contact', '/es/contact'])(
    'the operator stands on %s with name, addresses and tax number',
    async (path) => {
      const { status, text } = await world.visitor().get(path);
      expect(status).toBe(200);
      for (const part of [OPERATOR.name, 'Av. Juárez 100', OPERATOR.email, OPERATOR.taxId])
        expect(readable(text)).toContain(part);
    },
  );

  test.each(['privacy', 'terms', 'membership-agreement'])(
    'the operator stands in both languages of the page %s',
    async (page) => {
      for (const prefix of ['', '/es']) {
        const words = readable((await world.visitor().get(`${prefix}/${page}`)).text);
        expect(words).toContain(
          `${OPERATOR.name}, Av. Juárez 100, Chihuahua, Chih. 31000, ${OPERATOR.email}`,
        );
        expect(words).not.toMatch(/\{operator_|appeals@/);
      }
    },
  );

  test('the operator stands in the footer of a mail, as text and as HTML', async () => {
    const texts = await loadTexts(world.database);
    const to = { email: 'ana@casa.example', name: 'Ana', language: 'english' } as const;
    const mail = verificationMail({ texts, config: world.config }, to, { token: 'x', next: '' });
    for (const body of [mail.text, readable(mail.html)])
      for (const part of [OPERATOR.name, 'Av. Juárez 100, Chihuahua', OPERATOR.email])
        expect(body).toContain(part);
  });

  test('the contact page is linked at the end of each page', async () => {
    expect((await world.visitor().get('/faq')).text).toMatch(/<footer[\s\S]*href="\/contact"/);
    expect((await world.visitor().get('/es/faq')).text).toMatch(/<footer[\s\S]*href="\/es\/contact"/);
  });

  test('the form for requests about data is linked at the end of each page, and in the privacy policy', async () => {
    for (const [prefix, page] of [
      ['', '/faq'],
      ['/es', '/es/faq'],
    ] as const) {
      const { text } = await world.visitor().get(page);
      expect(text).toMatch(new RegExp(`<footer[\\s\\S]*href="${prefix}/data-requests"`));
      const policy = (await world.visitor().get(`${prefix}/privacy`)).text;
      expect(policy.split('<footer')[0]).toContain(`href="${prefix}/data-requests"`);
    }
  });

  test('the operator is the contact of security.txt, which has not expired', async () => {
    const { status, headers, text } = await world.visitor().get('/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain(`Contact: mailto:${OPERATOR.email}\n`);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 364 * 86_400_000);
  });

  test('the policy in security.txt is there in both languages, with the form that reports a weakness', async () => {
    const { text } = await world.visitor().get('/.well-known/security.txt');
    const lines = (name: string) =>
      [...text.matchAll(new RegExp(`^${name}: (.+)$`, 'gm'))].map(([, value]) => value);
    const site = world.config.appUrl;
    expect(lines('Preferred-Languages')).toEqual(['en, es']);
    expect(lines('Canonical')).toEqual([`${site}/.well-known/security.txt`]);
    expect(lines('Expires')).toHaveLength(1);
    expect(lines('Policy')).toEqual([`${site}/security`, `${site}/es/security`]);
    expect(lines('Contact').slice(1)).toEqual([
      `${site}/contact?about=security`,
      `${site}/es/contact?about=security`,
    ]);
    for (const address of [...lines('Policy'), ...lines('Contact').slice(1)])
      expect((await world.visitor().get(address?.replace(site, '') ?? '')).status, address).toBe(200);
  });

  test('the policy says in both languages how fast somebody answers and that good faith is safe', async () => {
    const english = readable((await world.visitor().get('/security')).text);
    const spanish = readable((await world.visitor().get('/es/security')).text);
    for (const words of [english, spanish]) expect(words).toContain(OPERATOR.email);
    expect(english).toContain(`A person answers you ${SECURITY_ANSWERED_IN_DAYS} days`);
    expect(spanish).toContain(`Le contesta una persona ${SECURITY_ANSWERED_IN_DAYS} días`);
    expect(english).toContain('We take no legal action against you');
    expect(spanish).toContain('No emprendemos acciones legales contra usted');
    for (const prefix of ['', '/es'])
      expect((await world.visitor().get(`${prefix}/faq`)).text).toMatch(
        new RegExp(`<footer[\\s\\S]*href="${prefix}/security"`),
      );
  });
});

describe('the form of the contact page', () => {
  test('a visitor without scripts writes to the operator, whose answer goes to the visitor', async () => {
    const answer = await world.visitor().post('/contact', MESSAGE, '/contact');
    expect([answer.status, answer.headers['location']]).toEqual([303, '/contact']);
    const [mail] = await mailsTo(world, OPERATOR.email);
    expect(mail?.subject).toContain(MESSAGE.name);
    expect(mail?.plain_text).toContain(MESSAGE.email);
    expect(mail?.plain_text).toContain(MESSAGE.message);
  });

  test('a request about one’s data says so to the operator, with the days to confirm and to answer it', async () => {
    world.setNow(new Date('2026-11-26T18:00:00Z'));
    const { page } = await world.visitor().visit('/contact?about=privacy');
    expect(page.props['topic']).toBe('privacy');
    await world.visitor().post('/contact', { ...MESSAGE, topic: 'privacy' }, '/contact');
    const mail = (await mailsTo(world, OPERATOR.email)).at(-1);
    expect(mail?.subject).toBe('Privacy request from Ana Ruiz');
    expect(mail?.plain_text).toContain('Confirm it by 12/10/2026.');
    expect(mail?.plain_text).toContain('by 12/24/2026 if it comes from Mexico, by 01/10/2027');
  });

  test('a report of a weakness tells the operator the days of answer and assessment', async () => {
    world.setNow(new Date('2026-11-26T18:00:00Z'));
    const { page } = await world.visitor().visit('/contact?about=security');
    expect(page.props['topic']).toBe('security');
    await world.visitor().post('/contact', { ...MESSAGE, topic: 'security' }, '/contact');
    const mail = (await mailsTo(world, OPERATOR.email)).at(-1);
    expect(mail?.subject).toBe('Security report from Ana Ruiz');
    expect(mail?.plain_text).toContain('Answer it by 11/29/2026, and say by 12/06/2026 how serious it is.');
  });

  test('an unknown subject in the address is no subject', async () => {
    const { page } = await world.visitor().visit('/contact?about=everything');
    expect(page.props['topic']).toBe('general');
  });

  test('a signed-in user finds name and email filled in, an inactive one, too', async () => {
    for (const status of ['active', 'inactive'] as const) {
      const person = await world.signedIn({ status });
      const { page } = await person.visit('/contact');
      expect(page.component).toBe('contact/show');
      expect(page.props).toMatchObject({ sender: { name: person.user.name, email: person.user.email } });
    }
  });

  test.each([
    ['name', { name: ' ' }],
    ['email', { email: 'ana@' }],
    ['message', { message: 'Hi' }],
    ['message', { message: 'x'.repeat(4_001) }],
  ])('a wrong %s is refused, and nothing is sent', async (field, change) => {
    const before = await mailsTo(world, OPERATOR.email);
    const { page } = await world
      .visitor()
      .submit('/contact', { ...MESSAGE, ...change }, { from: '/contact' });
    expect(Object.keys(page.props.errors)).toEqual([field]);
    expect(await mailsTo(world, OPERATOR.email)).toEqual(before);
  });

  test('one network sends a few messages in a quarter of an hour, and no more', async () => {
    const strict = await createWorld({ operator: OPERATOR, rateLimits: true });
    const statuses: number[] = [];
    for (let count = 0; count <= LIMITS.mail.max; count += 1)
      statuses.push((await strict.visitor().post('/contact', MESSAGE, '/contact')).status);
    await strict.close();
    expect(statuses.slice(0, -1).every((status) => status === 303)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});
