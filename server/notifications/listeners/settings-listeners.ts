import {
  closingMail,
  emailAskedMail,
  emailChangedMail,
  emailConfirmMail,
  exportReadyMail,
} from '../../accounts/mails/settings-mails.ts';
import { mailboxOf } from '../../accounts/mailbox.ts';
import type { Database } from '../../database/client.ts';
import { makeEmailToken } from '../../settings/email-change-link.ts';
import { formerEmails, openEmailChange } from '../../settings/queries/email-change.ts';
import { findRecipient } from '../find-recipient.ts';
import type { NotifierServices } from './listener.ts';

type OfUser = { userId: number };

/** Mails about one's own account: another address, an export that is ready, closing. */
export function settingsMails(services: NotifierServices & { clock: () => Date }) {
  const { database, mailer, config, clock } = services;
  return {
    emailChangeAsked: async ({ userId }: OfUser): Promise<void> => {
      const change = await openEmailChange(database, userId, clock());
      const recipient = await findRecipient(database, userId);
      if (!change || !recipient) return;
      const stop = makeEmailToken('stop', change, config.appKey);
      await mailer.send(emailAskedMail(services, recipient, change.email, stop));
      // The owner of an address that has an account is not asked to give it away.
      if (await isTaken(database, change.email, userId)) return;
      const token = makeEmailToken('change', change, config.appKey);
      await mailer.send(emailConfirmMail(services, { ...recipient, email: change.email }, token));
    },
    emailChanged: async ({ userId, formerEmail }: OfUser & { formerEmail: string }): Promise<void> => {
      const recipient = await findRecipient(database, userId);
      const former = await formerEmails(database, userId, clock());
      const row = former.find(({ email }) => email === formerEmail);
      // An address that was never confirmed has no row, and is told nothing.
      if (!recipient || !row) return;
      const undo = makeEmailToken('undo', row, config.appKey);
      await mailer.send(
        emailChangedMail(services, { ...recipient, email: formerEmail }, recipient.email, undo),
      );
    },
    exportReady: async ({ exportId }: { exportId: number }): Promise<void> => {
      const row = await database
        .selectFrom('account_exports')
        .select('user_id')
        .where('id', '=', exportId)
        .executeTakeFirst();
      const recipient = row && (await findRecipient(database, row.user_id));
      if (recipient) await mailer.send(exportReadyMail(services, recipient));
    },
    closing: async ({ userId }: OfUser): Promise<void> => {
      const recipient = await findRecipient(database, userId);
      if (recipient) await mailer.send(closingMail(services, recipient));
    },
  };
}

/** By another account, also in another spelling of the address. */
async function isTaken(database: Database, email: string, userId: number): Promise<boolean> {
  const other = await database
    .selectFrom('users')
    .select('id')
    .where('mailbox', '=', mailboxOf(email))
    .where('id', '<>', userId)
    .executeTakeFirst();
  return other !== undefined;
}
