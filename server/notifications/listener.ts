import type { Writer } from '../accounts/mails/frame.ts';
import type { Mailer } from '../core/mail.ts';
import type { Database } from '../database/client.ts';

/** Services of a listener that writes mails. */
export type NotifierServices = Writer & { database: Database; mailer: Mailer };
