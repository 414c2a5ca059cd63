import { ofProfile, ofUpload, ofUser, type Part } from './part.ts';

/** The account, its profiles, devices and settings. */
export const ACCOUNT_PARTS: readonly Part[] = [
  { name: 'account', table: 'users', mine: ofUser('id') },
  { name: 'profiles', table: 'profiles', mine: ofUser() },
  { name: 'picture', table: 'avatars', mine: ofProfile() },
  { name: 'trades', table: 'profile_trades', mine: ofProfile() },
  {
    name: 'password-changes',
    table: 'credentials',
    mine: ofUser(),
    without: ['password', 'access_token', 'refresh_token', 'id_token'],
  },
  { name: 'sessions', table: 'sessions', mine: ofUser(), without: ['token', 'ip_address'] },
  { name: 'networks-and-devices', table: 'account_origins', mine: ofUser(), without: ['fingerprint'] },
  {
    name: 'devices-with-notices',
    table: 'push_subscriptions',
    mine: ofUser(),
    without: ['endpoint', 'public_key', 'auth_secret'],
  },
  { name: 'agreements', table: 'accepted_agreements', mine: ofUser() },
  { name: 'email-change', table: 'email_changes', mine: ofUser(), without: ['nonce'] },
  { name: 'former-emails', table: 'former_emails', mine: ofUser(), without: ['nonce'] },
  { name: 'exports', table: 'account_exports', mine: ofUser(), without: ['file_key'] },
  {
    name: 'sent-forms',
    table: 'idempotency_keys',
    mine: ofUser(),
    without: ['key', 'body_hash', 'answer'],
  },
  { name: 'my-list', table: 'shortlist_items', mine: ofUser() },
  { name: 'my-list-link', table: 'shortlist_shares', mine: ofUser(), without: ['token'] },
  { name: 'saved-searches', table: 'saved_searches', mine: ofUser() },
  { name: 'notifications', table: 'notifications', mine: ofUser() },
  { name: 'notification-settings', table: 'notification_settings', mine: ofUser() },
  { name: 'quiet-hours', table: 'quiet_hours', mine: ofUser() },
  // The email holds a link to stop such emails, which anyone could use.
  { name: 'emails-waiting', table: 'mails_on_hold', mine: ofUser(), without: ['mail'] },
  { name: 'emails-not-wanted', table: 'mail_opt_outs', mine: ofUser() },
  { name: 'helpful-reviews', table: 'helpful_marks', mine: ofUser() },
  { name: 'follows', table: 'follows', mine: ofUser() },
  { name: 'blocks', table: 'blocks', mine: ofUser() },
  { name: 'files', table: 'uploads', mine: ofUser() },
  { name: 'photos-taken-down', table: 'removed_photos', mine: ofUpload },
];
