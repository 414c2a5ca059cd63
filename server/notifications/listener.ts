import type { Writer } from '../accounts/mails/frame.ts';
import type { DomainEvent } from '../core/context.ts';
import type { Mailer } from '../core/mail.ts';
import type { Database } from '../database/client.ts';

/** Hears of an event and writes to whom it concerns. */
export type Listener = (event: DomainEvent & Record<string, unknown>) => Promise<void>;
export type NotifierServices = Writer & { database: Database; mailer: Mailer };
