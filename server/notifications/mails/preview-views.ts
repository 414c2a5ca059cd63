import type { Language } from '../../../common/format/language.ts';
import type { MailKind, MailName } from '../../mail/mail-names.ts';
import type { AdminView } from '../../moderation/admin-view.ts';

/** One mail in the list of all mails; its subject is in the reader's language. */
export type MailRow = { name: MailName; kind: MailKind; isOptional: boolean; subject: string };

/** A mail in one language with sample data. Its HTML is a document of its own. */
export type MailPreview = {
  name: MailName;
  language: Language;
  subject: string;
  preheader: string;
  headers: string[];
  text: string;
};
/** `open`: one mail in both languages. */
export type MailPreviewPage = { admin: AdminView; mails: MailRow[]; open: MailPreview[] | null };
