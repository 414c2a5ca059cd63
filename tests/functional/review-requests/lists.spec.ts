import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { REQUEST_LIST_ROWS_MAX } from '../../../common/limits/review-requests.ts';
import type { ListOutcome } from '../../../server/review-requests/views.ts';
import { mailsTo } from '../../support/mails.ts';
import { createWorld, type World } from '../../support/world.ts';
import { tradeId } from '../reviews/review-input.ts';
import { askList, makeBusiness, requestsOf, type Business } from './support.ts';

let world: World;
let business: Business;
let plumbing: number;

beforeAll(async () => {
  world = await createWorld();
  plumbing = await tradeId(world.database);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(new Date('2026-11-10T18:00:00Z'));
  business = await makeBusiness(world);
});

const outcomeOf = async (list: string, language = 'english') =>
  (await askList(business, list, language)).page.props['outcome'] as ListOutcome;
const facts = async () =>
  (await requestsOf(world, business)).map(({ email, trade_id, job_month, city, reference, language }) => [
    email,
    trade_id,
    job_month,
    city,
    reference,
    language,
  ]);

describe('a list of customers', () => {
  test('a list with columns in any order asks every line, in the language that a line names', async () => {
    const outcome = await outcomeOf(
      'Invoice Number,Customer Email,Job Type,Completion Date,City,Language\n' +
        '1042,ana@casa.example,Plumbing,10/14/2026,"Tucson, AZ",\n' +
        '1043,luis@casa.example,plumber,Sep 2026,Nogales,Spanish\n',
    );
    expect(outcome).toMatchObject({ made: 2, refused: [], notes: [] });
    expect(await facts()).toEqual([
      ['ana@casa.example', plumbing, '2026-10-01', 'Tucson, AZ', '1042', 'english'],
      ['luis@casa.example', plumbing, '2026-09-01', 'Nogales', '1043', 'mexican_spanish'],
    ]);
    expect(await mailsTo(world, 'luis@casa.example')).toMatchObject([
      { subject: 'Cordero & Daughters le pide una reseña' },
    ]);
  });

  test('a list that is pasted from a spreadsheet in Spanish is read', async () => {
    const outcome = await outcomeOf(
      'Correo electrónico\tOficio\tFecha de entrega\tCiudad\tFolio\r\nrita@casa.example\tPlomería\toctubre de 2026\tCd. Juárez\tF-7\r\n',
      'mexican_spanish',
    );
    expect(outcome).toMatchObject({ made: 1, refused: [], notes: [] });
    expect(await facts()).toEqual([
      ['rita@casa.example', plumbing, '2026-10-01', 'Cd. Juárez', 'F-7', 'mexican_spanish'],
    ]);
  });

  test('a list of addresses alone asks them all', async () => {
    expect(await outcomeOf('one@casa.example\ntwo@casa.example')).toMatchObject({ made: 2, refused: [] });
  });

  test('each line that cannot be asked is named with its reason, and the others are asked', async () => {
    const outcome = await outcomeOf(
      [
        'email;trade;month;city;language',
        'good@casa.example;;;;',
        'no address;;;;',
        ';Plumbing;;;',
        'month@casa.example;;Julember;;',
        'future@casa.example;;2027-02;;',
        'city@casa.example;;;call 520 555 0199;',
        'speech@casa.example;;;;French',
        'trade@casa.example;Unicorn grooming;;;',
        'good@casa.example;;;;',
        `${business.owner.user.email};;;;`,
      ].join('\n'),
    );
    expect(outcome.made).toBe(2);
    expect(outcome.refused).toEqual([
      { line: 3, text: '“no address” is no email address.' },
      { line: 4, text: 'It has no email.' },
      { line: 5, text: '“Julember” is no month.' },
      { line: 6, text: '“2027-02” is to come, or more than 10 years ago.' },
      { line: 7, text: '“call 520 555 0199” is no name of a place.' },
      { line: 8, text: '“French” is neither English nor Spanish.' },
      { line: 10, text: 'You asked this customer already. Name the month for another job.' },
      { line: 11, text: 'That is your own address.' },
    ]);
    expect(outcome.notes).toEqual([
      { line: 9, text: 'We do not know the trade “Unicorn grooming”, so the customer chooses it.' },
    ]);
  });

  test.each([
    // decidim 7780, osTicket 5669: the mark at the beginning became part of the first address or column.
    ['\uFEFFana@casa.example,Plumbing', 'ana@casa.example'],
    ['\uFEFFemail,city\nana@casa.example,Tucson', 'ana@casa.example'],
    // ProtonMail contacts 292: a last column without a name.
    ['Email,City,\nana@casa.example,Tucson,', 'ana@casa.example'],
    // contacts-import 2: no separator at the end of a line.
    ['Correo;Ciudad;Folio\nana@casa.example;Tucson', 'ana@casa.example'],
    // Spreadsheets keep what a mail program wrote.
    ['Ana Ruiz <ana@casa.example>', 'ana@casa.example'],
    ['mailto:Ana@Casa.example', 'ana@casa.example'],
    ['email\n"ana@casa.example "', 'ana@casa.example'],
  ])('a list as programs write it (%j) asks its customer', async (list, address) => {
    expect(await outcomeOf(list)).toMatchObject({ made: 1, refused: [] });
    expect((await requestsOf(world, business))[0]?.email).toBe(address);
  });

  test('a first customer whose trade is the name of a column is asked as well', async () => {
    const outcome = await outcomeOf(
      'mailto:ana@casa.example,Service,10/2026\nluis@casa.example,Service,10/2026',
    );
    expect(outcome).toMatchObject({ made: 2, refused: [] });
  });

  test('an emoji at the end of what a reason or a number keeps is kept whole or left out', async () => {
    const long = `${'x'.repeat(59)}😀😀`;
    const outcome = await outcomeOf(
      `email,month,number\nana@casa.example,${long},\nluis@casa.example,,${long}`,
    );
    expect(outcome.refused).toEqual([{ line: 2, text: `“${'x'.repeat(59)}😀” is no month.` }]);
    expect((await facts()).map((fact) => fact[4])).toEqual([`${'x'.repeat(59)}😀`]);
  });

  test('a month of 64,000 letters and a quote on each of 30,000 lines are refused with their reasons', async () => {
    const month = `email;month\nana@casa.example;${'T'.repeat(64_000)}`;
    expect((await outcomeOf(month)).refused).toEqual([{ line: 2, text: `“${'T'.repeat(60)}” is no month.` }]);
    const { page } = await askList(business, '"a\n'.repeat(29_999));
    expect(page.props.errors).toEqual({ list: 'No column has the name “email”. Nothing was sent.' });
  });

  test('a customer who was asked already without a month reads so', async () => {
    const outcome = await outcomeOf('ana@casa.example\nana@casa.example');
    expect(outcome.refused).toEqual([
      { line: 2, text: 'You asked this customer already. Name the month for another job.' },
    ]);
  });

  test('the outcome is only for the business that sent the list', async () => {
    const { page } = await askList(business, 'ana@casa.example');
    const other = await makeBusiness(world);
    const { page: foreign } = await other.owner.visit(page.url);
    expect(foreign.props['outcome']).toBeNull();
  });

  test.each([
    ['', 'Paste at least one customer.'],
    [' \n \n', 'Paste at least one customer.'],
    ['email\n', 'Paste at least one customer.'],
    ['name,phone\nAna,520 555 0199', 'No column has the name “email”. Nothing was sent.'],
    ['<html><body>hello</body></html>', 'No column has the name “email”. Nothing was sent.'],
  ])('a list that asks nobody (%j) is refused with its reason', async (list, message) => {
    const { page } = await askList(business, list);
    expect(page.props.errors).toEqual({ list: message });
  });

  test('a list of 501 customers is refused as a whole', async () => {
    const list = Array.from({ length: REQUEST_LIST_ROWS_MAX + 1 }, (_, index) => `c${index}@casa.example`);
    const { page } = await askList(business, list.join('\n'));
    expect(page.props.errors).toEqual({
      list: 'The list has more than 500 customers, the most in one list. Nothing was sent.',
    });
    expect(await requestsOf(world, business)).toEqual([]);
  });

  test('a list of 10,000 customers is refused before it is read', async () => {
    const list = Array.from({ length: 10_000 }, (_, index) => `customer${index}@casa.example`).join('\n');
    const { page } = await askList(business, list);
    expect(page.props.errors).toEqual({ list: 'The list is too long. Send it in parts.' });
  });

  test('more than 500 customers within 24 hours are refused, and nobody of the second list is asked', async () => {
    const names = (prefix: string, length: number) =>
      Array.from({ length }, (_, index) => `${prefix}${index}@casa.example`).join('\n');
    await askList(business, names('first', 400));
    const second = await askList(business, names('second', 101));
    expect(second.page.flash.error).toContain('100 are left today');
    expect(await requestsOf(world, business)).toHaveLength(400);
  });
});
