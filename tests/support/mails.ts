import { loadTexts } from '../../server/content/texts.ts';
import type { DomainEvent } from '../../server/core/context.ts';
import type { Mail } from '../../server/core/mail.ts';
import type { Listener, NotifierServices } from '../../server/notifications/listener.ts';
import type { World } from './world.ts';

/** What was sent to an address, the oldest first. */
export const mailsTo = ({ database }: World, email: string) =>
  database.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id').execute();

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
