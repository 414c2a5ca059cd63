import { inertia, sealedDocument } from '../core/answers.ts';
import { notFound } from '../core/errors.ts';
import type { Routes } from '../core/routes.ts';
import { isAtThisMachine } from './sessions/development.ts';
import { whileDeveloping } from './policy.ts';
import { latestMails, mailById } from './queries/mails.ts';
import { mailboxParams, mailboxQuery } from './schemas.ts';

/** The development mailbox shows mails that no mail server took. */
export function addMailboxRoute(routes: Routes): void {
  routes.page('mailbox', {
    query: mailboxQuery,
    policy: whileDeveloping,
    handle: async ({ database }, { query, request }) => {
      if (!isAtThisMachine(request)) throw notFound();
      const mail = query.mail === undefined ? null : await mailById(database, query.mail);
      if (mail === undefined) throw notFound();
      const mails = await latestMails(database);
      return inertia('accounts/mailbox', {
        mails: mails.map(({ id, recipient, subject, created_at }) => ({
          id,
          recipient,
          subject,
          created_at: created_at.toISOString(),
        })),
        mail: mail && {
          id: mail.id,
          recipient: mail.recipient,
          subject: mail.subject,
          plain_text: mail.plain_text,
        },
      });
    },
  });
  routes.page('mailbox.show', {
    params: mailboxParams,
    policy: whileDeveloping,
    handle: async ({ database }, { params, request }) => {
      const mail = isAtThisMachine(request) ? await mailById(database, params.id) : undefined;
      if (!mail) throw notFound();
      return sealedDocument(mail.html);
    },
  });
}
