import { randomUUID } from 'node:crypto';
import { EXPORT_STEPS } from '../../../../server/settings/export/export-file.ts';
import { SESSION_DAYS } from '../../../../server/core/http/session-cookie.ts';
import { route } from '../../../../common/routes/route-table.ts';
import type { World } from '../../../support/world.ts';
import { DAY_MS, exists, insert, update, type KeptForm } from './kept.ts';

const ACCOUNTS = ['accounts.forget'];

/** `run`: does a job that is not on the timetable. */
export function accountRows(
  world: World,
  run: (job: string, payload: Record<string, unknown>) => Promise<void>,
): KeptForm[] {
  const userOf = async () => (await world.make.user()).id;
  const closing = async (at: Date) => {
    world.setNow(at);
    const person = await world.signedIn({ role: 'contractor' });
    const firm = await world.make.contractor({ owner: person.user });
    const upload = await world.make.upload({ user: person.user, visibility: 'public', createdAt: at });
    await insert(world, 'avatars', { profile_id: firm.id, upload_id: upload.id }, 'upload_id');
    const draft = { contractor_id: firm.id, changes: '{}', updated_at: at };
    await insert(world, 'contractor_page_drafts', draft, 'contractor_id');
    const earlier = { contractor_id: firm.id, content: '{}', replaced_at: at };
    await insert(world, 'contractor_page_versions', earlier);
    await insert(
      world,
      'billing_accounts',
      { user_id: person.user.id, gateway: 'sandbox', updated_at: at },
      'user_id',
    );
    await update(world, 'profiles', firm.id, { phone: '+15595550123' });
    const passkey = { credential_id: randomUUID(), public_key: 'k', user_handle: 'h', name: 'Phone' };
    await insert(world, 'passkeys', { user_id: person.user.id, ...passkey });
    await insert(world, 'app_codes', { user_id: person.user.id, secret: 's' }, 'user_id');
    await person.submit(route('settings.close.store'), {});
    await world.app.settled();
    return { user: person.user, firm };
  };
  const closes = (
    row: string,
    thing: string,
    left: (made: Awaited<ReturnType<typeof closing>>) => Promise<boolean>,
  ): KeptForm => ({
    row,
    thing,
    period: { days: 14 },
    jobs: ['accounts.close'],
    make: async (at) => {
      const made = await closing(at);
      return () => left(made);
    },
  });
  return [
    closes(
      'Account, profile, password, plan, whom you follow and block, reviews that helped you, list, saved searches, notifications and their settings',
      'the account',
      ({ user }) => exists(world, 'users', { id: user.id, email: user.email }),
    ),
    ...(['passkeys', 'app_codes'] as const).map((table) =>
      closes(
        'Passkeys (public key, your name for it, day of the last use), key of codes by an app (encrypted), recovery codes (only what compares them), and that an administrator was asked to remove them',
        `the row of ${table}`,
        ({ user }) => exists(world, table, { user_id: user.id }),
      ),
    ),
    closes('Profile picture', 'the picture', ({ firm }) => exists(world, 'avatars', { profile_id: firm.id })),
    closes('A contractor’s page with photos, projects and licenses', 'the phone of the page', ({ firm }) =>
      exists(world, 'profiles', { id: firm.id, phone: '+15595550123' }),
    ),
    closes('Drafts and the last 10 versions of a contractor’s page', 'the draft', ({ firm }) =>
      exists(world, 'contractor_page_drafts', { contractor_id: firm.id }),
    ),
    closes('Drafts and the last 10 versions of a contractor’s page', 'the earlier version', ({ firm }) =>
      exists(world, 'contractor_page_versions', { contractor_id: firm.id }),
    ),
    closes('Saved card and tax data for the next invoices', 'the saved card', ({ user }) =>
      exists(world, 'billing_accounts', { user_id: user.id }),
    ),
    {
      row: 'Login sessions, with browser name, the name of the device and the day of its last use',
      thing: 'the session',
      period: { days: 30 },
      jobs: ACCOUNTS,
      make: async (at) => {
        const times = { created_at: at, expires_at: new Date(at.getTime() + SESSION_DAYS * DAY_MS) };
        const row = { user_id: await userOf(), token: randomUUID(), user_agent: 'Firefox', ...times };
        return (await insert(world, 'sessions', row)).isThere;
      },
    },
    {
      row: 'Codes of device and network',
      thing: 'the hash',
      period: { days: 90 },
      jobs: ACCOUNTS,
      make: async (at) => {
        const row = { user_id: await userOf(), kind: 'address', fingerprint: randomUUID(), seen_at: at };
        return (await insert(world, 'account_origins', row, 'fingerprint')).isThere;
      },
    },
    {
      row: 'A login between two of its steps, with what compares a code that was mailed, or the email that a provider of logins confirmed',
      thing: 'the step',
      period: { hours: 1 / 6 },
      jobs: ACCOUNTS,
      make: async (at) => {
        const expires = new Date(at.getTime() + DAY_MS / 144);
        const row = { kind: 'mail_code', browser: randomUUID(), created_at: at, expires_at: expires };
        return (await insert(world, 'sign_in_steps', row)).isThere;
      },
    },
    {
      row: 'Failed logins',
      thing: 'the failure',
      period: { hours: 24 },
      jobs: ACCOUNTS,
      make: async (at) =>
        (await insert(world, 'login_failures', { throttle_key: randomUUID(), failed_at: at })).isThere,
    },
    {
      row: 'New email of an account that was not confirmed',
      thing: 'the address',
      // The link works for 24 hours before.
      period: { days: 31 },
      jobs: ACCOUNTS,
      make: async (at) => {
        const row = { user_id: await userOf(), email: 'new@plumbline.test', nonce: 'n', asked_at: at };
        return (await insert(world, 'email_changes', row, 'user_id')).isThere;
      },
    },
    {
      row: 'Former email of an account',
      thing: 'the address',
      period: { hours: 72 },
      jobs: ACCOUNTS,
      make: async (at) => {
        const row = { user_id: await userOf(), email: 'old@plumbline.test', nonce: 'n', replaced_at: at };
        return (await insert(world, 'former_emails', row)).isThere;
      },
    },
    {
      row: 'Password reset links',
      thing: 'the link',
      period: { hours: 1 },
      jobs: ACCOUNTS,
      make: async (at) => {
        const expires = new Date(at.getTime() + DAY_MS / 24);
        const row = { identifier: randomUUID(), value: String(await userOf()), expires_at: expires };
        return (await insert(world, 'verifications', row)).isThere;
      },
    },
    {
      row: 'The file with your data that you asked for',
      thing: 'the export',
      period: { days: 7 },
      jobs: ['accounts.forget_exports'],
      make: async (at) => {
        const row = {
          user_id: await userOf(),
          parts_total: EXPORT_STEPS,
          file_key: randomUUID(),
          asked_at: at,
        };
        const { id, isThere } = await insert(world, 'account_exports', row);
        world.setNow(at);
        await run('accounts.export', { exportId: id });
        return isThere;
      },
    },
    {
      row: 'Keys that keep a text from being published twice',
      thing: 'the key',
      period: { days: 60 },
      jobs: ['sent_forms.forget'],
      make: async (at) => {
        const row = {
          key: randomUUID(),
          user_id: await userOf(),
          route: 'home',
          body_hash: 'h',
          created_at: at,
        };
        return (await insert(world, 'idempotency_keys', row, 'key')).isThere;
      },
    },
    {
      row: 'Which versions of the terms and of this policy you accepted, and when',
      thing: 'the acceptance',
      period: { years: 10 },
      jobs: ACCOUNTS,
      make: async (at) => {
        const user = await userOf();
        const version = await world.database
          .selectFrom('content_versions')
          .select('id')
          .limit(1)
          .executeTakeFirstOrThrow();
        const row = { user_id: user, content_version_id: version.id, accepted_at: at };
        const { isThere } = await insert(world, 'accepted_agreements', row, 'user_id');
        await update(world, 'users', user, { closed_at: at });
        return isThere;
      },
    },
    {
      row: 'Administrators’ notes',
      thing: 'the note about a closed account',
      period: { days: 180 },
      jobs: ACCOUNTS,
      make: async (at) => {
        const user = await userOf();
        const note = { subject_type: 'user', subject_id: user, body: 'Wrote twice.', created_at: at };
        const { isThere } = await insert(world, 'admin_notes', note);
        await update(world, 'users', user, { closed_at: at });
        return isThere;
      },
    },
  ];
}
