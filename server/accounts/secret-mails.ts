import { PASSWORD_RESET_MINUTES } from '../../common/constants.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Config } from '../core/config/config.ts';
import type { Texts } from '../core/services.ts';
import type { Database, Queryable } from '../database/client.ts';
import type { EventMap } from '../event-map.ts';
import { passwordChangedMail, resetMail, verificationMail } from './mails/account-mails.ts';
import { signInChangedMail, signInCodeMail } from './mails/sign-in-mails.ts';
import { credentialByEmail, credentialOfUser } from './queries/credentials.ts';
import { zoneOfUser } from './queries/zone-of-user.ts';
import { resetIdentifierAtRest } from './sessions/tokens-at-rest.ts';
import { makeVerificationToken } from './verification-link.ts';

/** More than this within the life of a link fill a mailbox rather than open an account. */
const LINKS_AT_ONCE = 3;
const MINUTE_MS = 60_000;

type Services = { database: Database; mailer: Mailer; texts: Texts; config: Config; clock: () => Date };

/** Mails about passwords and addresses. Each is an effect of its event, so a process that dies loses none. */
export function secretMails(services: Services) {
  const { database, mailer, config, clock } = services;
  return {
    confirmation: async ({ userId, next }: EventMap['account.confirmation_asked']): Promise<void> => {
      const account = await unconfirmed(database, userId);
      if (!account) return;
      const token = makeVerificationToken(account, config.appKey, clock());
      await mailer.send(verificationMail(services, account, { token, next }));
    },
    reset: async ({ email, token }: EventMap['account.reset_asked']): Promise<void> => {
      const account = await credentialByEmail(database, email);
      if (account && (await openLink(database, account.userId, token)))
        await mailer.send(resetMail(services, account, token));
    },
    code: async ({ email, code, token }: EventMap['account.code_asked']): Promise<void> => {
      const account = await credentialByEmail(database, email);
      if (!account) return;
      // An account may be registered with an address of somebody else: its owner sets a password before anything else.
      if (await unconfirmed(database, account.userId)) {
        if (await openLink(database, account.userId, token))
          await mailer.send(resetMail(services, account, token));
        return;
      }
      await mailer.send(signInCodeMail(services, account, code));
    },
    signInChanged: async (event: EventMap['account.sign_in_changed']): Promise<void> => {
      const { userId, change, details } = event;
      const account = await credentialOfUser(database, userId);
      if (!account) return;
      const zone = await zoneOfUser(database, userId);
      await mailer.send(signInChangedMail(services, account, { change, details, zone }));
    },
    passwordChanged: async ({ userId, details }: EventMap['account.password_changed']): Promise<void> => {
      const account = await credentialOfUser(database, userId);
      if (!account) return;
      const zone = await zoneOfUser(database, userId);
      await mailer.send(passwordChangedMail(services, account, { details, zone }));
    },
  };
}

const unconfirmed = async (database: Queryable, userId: number) => {
  const account = await credentialOfUser(database, userId);
  const user = await database
    .selectFrom('users')
    .select('email_verified')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.email_verified === false ? account : undefined;
};

/** Makes the link open its page; false for a user with too many of them. The token is the event's, so a second try sends the same link. */
async function openLink(database: Queryable, userId: number, token: string): Promise<boolean> {
  // Locked: of several asked for at once each counts those before it.
  await database.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const now = Date.now();
  const { count } = await database
    .selectFrom('verifications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('value', '=', String(userId))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirstOrThrow();
  if (count >= LINKS_AT_ONCE) return false;
  const expiresAt = new Date(now + PASSWORD_RESET_MINUTES * MINUTE_MS);
  await database
    .insertInto('verifications')
    .values({ identifier: resetIdentifierAtRest(token), value: String(userId), expires_at: expiresAt })
    .execute();
  return true;
}
