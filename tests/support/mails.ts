import { loadTexts } from '../../server/content/texts.ts';
import type { DomainEvent } from '../../server/core/context.ts';
import type { Mail } from '../../server/core/mail.ts';
import type { Listener, NotifierServices } from '../../server/notifications/listener.ts';
import type { World } from './world.ts';

/** The mails sent to an address, the oldest first. Waits for those that follow from answers already given. */
export async function mailsTo({ app, database }: World, email: string) {
  await app.settled();
  return database.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id').execute();
}

/** What the listeners of an event would send. */
export async function mailsHeard(
  { database, config }: World,
  listenersOf: (services: NotifierServices) => Record<string, Listener[]>,
  event: DomainEvent & Record<string, unknown>,
): Promise<Mail[]> {
  const sent: Mail[] = [];
  const texts = await loadTexts(database);
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  const listeners = listenersOf({ database, texts, config, mailer });
  for (const listen of listeners[event.name] ?? []) await listen(event);
  return sent;
}
