import * as z from 'zod';
import { LANGUAGES, type Language } from '../../../common/format/language.ts';
import {
  MAIL_NAMES,
  MAILS,
  OPTIONAL_MAIL_KINDS,
  type MailKind,
  type MailName,
} from '../../mail/mail-names.ts';
import type { Writer } from '../../mail/frame.ts';
import { inertia, sealedDocument } from '../../core/answers.ts';
import { adminOnly } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { adminView } from '../../moderation/admin-view.ts';
import { previewMail } from './mail-previews.ts';
import type { MailPreview, MailRow } from './preview-views.ts';

const name = z.enum(MAIL_NAMES);
const listQuery = z.object({ mail: name.optional().catch(undefined) });
const params = z.object({ name, language: z.enum(LANGUAGES) });

/** Every mail of the product for administrators, written by the same functions that write the real ones. */
export function addMailPreviewRoutes(routes: Routes, writer: Writer): void {
  routes.page('admin.mails', {
    query: listQuery,
    policy: adminOnly,
    handle: async (context, { query: { mail } }) =>
      inertia('admin/mails', {
        admin: await adminView(context),
        mails: MAIL_NAMES.map((each) => toRow(writer, each, context.language)),
        open: mail ? LANGUAGES.map((language) => toPreview(writer, mail, language)) : null,
      }),
  });
  routes.page('admin.mails.show', {
    params,
    policy: adminOnly,
    handle: (_context, { params: shown }) =>
      sealedDocument(previewMail(writer, shown.name, shown.language).html),
  });
}

function toRow(writer: Writer, mail: MailName, language: Language): MailRow {
  const kind: MailKind = MAILS[mail];
  const isOptional = OPTIONAL_MAIL_KINDS.some((each) => each === kind);
  return { name: mail, kind, isOptional, subject: previewMail(writer, mail, language).subject };
}

function toPreview(writer: Writer, mail: MailName, language: Language): MailPreview {
  const { subject, preheader, text, headers } = previewMail(writer, mail, language);
  const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}`);
  return { name: mail, language, subject, preheader, headers: lines, text };
}
