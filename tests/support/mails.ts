import { loadTexts } from '../../server/content/texts.ts';
import type { Mail } from '../../server/mail/mailer.ts';
import type { EventName, Listener } from '../../server/event-map.ts';
import { lastingEffectsOf, type EffectParts } from '../../server/lasting-effects.ts';
import type { World } from './world.ts';

/** The mails sent to an address, the oldest first. Waits for those that follow from answers already given. */
export async function mailsTo({ app, database }: World, email: string) {
  await app.settled();
  return database.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id').execute();
}

/** An event whose facts that the database knows may be left out. */
type PartOfEvent = { name: EventName } & Record<string, unknown>;

/** The mails that the effects of an event would send. */
export async function mailsReceived(world: World, event: PartOfEvent): Promise<Mail[]> {
  const { database, config } = world;
  const sent: Mail[] = [];
  const parts = {
    config,
    texts: await loadTexts(database),
    clock: () => new Date(),
    log: world.app.log,
    pageCache: { drop: () => undefined },
    broadcaster: { trigger: async () => undefined, endUser: async () => undefined },
  } as unknown as EffectParts;
  const effects = lastingEffectsOf(parts, {
    database,
    mailer: { send: async (mail: Mail) => void sent.push(mail) },
    enqueue: async () => undefined,
    afterCommit: () => undefined,
  });
  const whole = { ...(await knownFacts(world, event)), ...event };
  for (const effect of Object.values(effects[event.name] ?? {})) await (effect as Listener<object>)(whole);
  return sent;
}

async function knownFacts({ database }: World, { name, decisionId, appealId }: PartOfEvent): Promise<object> {
  if (name === 'decision.made')
    return database
      .selectFrom('decisions')
      .select(['action', 'subject_type as subjectType'])
      .where('id', '=', Number(decisionId))
      .executeTakeFirstOrThrow();
  if (appealId === undefined) return {};
  const type = name.startsWith('appeal.')
    ? 'appeal'
    : name.startsWith('account')
      ? 'account_appeal'
      : 'decision_appeal';
  return database
    .selectFrom('appeals')
    .select(['kind', 'review_id as reviewId', 'appellant_user_id as appellantUserId'])
    .where('type', '=', type)
    .where('id', '=', Number(appealId))
    .executeTakeFirstOrThrow();
}
