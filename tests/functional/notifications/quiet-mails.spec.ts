import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAIL_NAMES, MAILS, OPTIONAL_MAIL_KINDS } from '../../../server/mail/mail-names.ts';
import { loadTexts } from '../../../server/content/texts.ts';
import type { Mail } from '../../../server/mail/mailer.ts';
import { lastingEffectsOf, type EffectParts } from '../../../server/lasting-effects.ts';
import { previewMail } from '../../../server/notifications/mails/mail-previews.ts';
import { quietMailer, sendDelayedMails } from '../../../server/notifications/quiet-mails.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

/** Midnight and eight in Arizona. */
const NIGHT = new Date('2026-11-24T07:00:00Z');
const MORNING = new Date('2026-11-24T14:00:00Z');
const isOptional = (name: (typeof MAIL_NAMES)[number]) =>
  OPTIONAL_MAIL_KINDS.some((kind) => kind === MAILS[name]);

let world: World;
let reader: Person;
let samples: Mail[];
let sent: Mail[];
let now: Date;

const services = () => ({
  database: world.database,
  clock: () => now,
  mailer: { send: async (mail: Mail) => void sent.push(mail) },
});
const namesOf = (mails: readonly Mail[]) => mails.map(({ name }) => name).toSorted();

beforeAll(async () => {
  world = await createWorld();
  const writer = { texts: await loadTexts(world.database), config: world.config };
  samples = MAIL_NAMES.map((name) => previewMail(writer, name, 'english'));
});
beforeEach(async () => {
  sent = [];
  now = NIGHT;
  reader = await world.signedIn();
  const region = await world.database
    .selectFrom('regions')
    .select('id')
    .where('code', '=', 'US-AZ')
    .executeTakeFirstOrThrow();
  await world.database
    .updateTable('profiles')
    .set({ region_id: region.id })
    .where('user_id', '=', reader.user.id)
    .execute();
  await world.database
    .insertInto('quiet_hours')
    .values({ user_id: reader.user.id, from_hour: 22, until_hour: 7 })
    .execute();
});
afterAll(() => world.close());

test('every mail that can be turned off waits for the end of quiet hours, and comes once; others come at once', async () => {
  const mailer = quietMailer(services());
  for (const mail of samples) await mailer.send({ ...mail, to: reader.user.email });
  expect(namesOf(sent)).toEqual(MAIL_NAMES.filter((name) => !isOptional(name)).toSorted());
  sent = [];
  now = new Date(MORNING.getTime() - 1);
  await sendDelayedMails(services());
  expect(sent).toEqual([]);
  now = MORNING;
  await Promise.all([sendDelayedMails(services()), sendDelayedMails(services())]);
  expect(namesOf(sent)).toEqual(MAIL_NAMES.filter(isOptional).toSorted());
  expect(namesOf(sent)).toEqual(
    expect.arrayContaining(['review.received', 'response.received', 'message.received']),
  );
});

test('a mail of a kind that was turned off at night, or of an account closed since, is not sent', async () => {
  const other = await world.signedIn();
  await world.database
    .insertInto('quiet_hours')
    .values({ user_id: other.user.id, from_hour: 20, until_hour: 8 })
    .execute();
  const mailer = quietMailer(services());
  for (const { user } of [reader, other])
    for (const mail of samples.filter(({ name }) => name === 'review.received'))
      await mailer.send({ ...mail, to: user.email });
  expect(sent).toEqual([]);
  await world.database
    .insertInto('mail_opt_outs')
    .values({ user_id: reader.user.id, kind: 'reviews' })
    .execute();
  await world.database
    .updateTable('users')
    .set({ status: 'inactive' })
    .where('id', '=', other.user.id)
    .execute();
  now = new Date('2026-11-25T14:00:00Z');
  await sendDelayedMails(services());
  expect(sent).toEqual([]);
  expect(await world.database.selectFrom('mails_on_hold').select('id').execute()).toEqual([]);
});

test('a mail on hold goes to the address that its recipient has in the morning', async () => {
  const [review] = samples.filter(({ name }) => name === 'review.received');
  await quietMailer(services()).send({ ...(review as Mail), to: reader.user.email });
  const email = 'new-address@plumbline.test';
  await world.database.updateTable('users').set({ email }).where('id', '=', reader.user.id).execute();
  now = MORNING;
  await sendDelayedMails(services());
  await world.database
    .updateTable('users')
    .set({ email: reader.user.email })
    .where('id', '=', reader.user.id)
    .execute();
  expect(sent.map(({ to }) => to)).toEqual([email]);
});

test('a mail server that refuses leaves the mail on hold for the next try', async () => {
  const [review] = samples.filter(({ name }) => name === 'review.received');
  await quietMailer(services()).send({ ...(review as Mail), to: reader.user.email });
  now = MORNING;
  const refuses = { send: () => Promise.reject(new Error('451')) };
  const send = world.database
    .transaction()
    .execute((tx) => sendDelayedMails({ ...services(), database: tx, mailer: refuses }));
  await expect(send).rejects.toThrow('451');
  await sendDelayedMails(services());
  expect(namesOf(sent)).toEqual(['review.received']);
});

test('a review at night tells its contractor on the site at once and by mail in the morning', async () => {
  world.setNow(NIGHT);
  const contractor = await world.make.contractor({ owner: reader.user, region: 'US-AZ' });
  const { id } = await world.make.review({ contractor });
  const mailer = services().mailer;
  const effects = lastingEffectsOf(
    {
      config: world.config,
      texts: await loadTexts(world.database),
      log: world.app.log,
      clock: () => now,
      pageCache: { drop: () => undefined },
      broadcaster: { trigger: async () => undefined, endUser: async () => undefined },
    } as unknown as EffectParts,
    { database: world.database, mailer, enqueue: async () => undefined, afterCommit: () => undefined },
  );
  const event = { reviewId: id, contractorId: contractor.id, contractorSlug: contractor.slug };
  for (const effect of Object.values(effects['review.published'] ?? {})) await effect(event);
  expect(sent).toEqual([]);
  now = MORNING;
  await sendDelayedMails(services());
  expect(namesOf(sent)).toEqual(['review.received']);
});
