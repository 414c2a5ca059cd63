import type { Writer } from '../../mail/frame.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Database } from '../../database/client.ts';

/** Services of a listener that writes mails. */
export type NotifierServices = Writer & { database: Database; mailer: Mailer };
