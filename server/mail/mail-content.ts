import type { Language } from '../../common/format/language.ts';
import type { MailName } from './mail-names.ts';

/** The words of a mail, before the layout. */
export type MailContent = {
  name: MailName;
  to: string;
  language: Language;
  site: { name: string; url: string };
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** The one thing to do, if there is one. */
  link?: { label: string; url: string };
  /** A sentence that applies whether the reader acts or not. */
  afterword?: string;
  /** The reason why the reader gets it. */
  why: string;
  /** The way to get no more of this kind; null: it always arrives. */
  turnOff: { label: string; url: string; oneClickUrl: string } | null;
  signature: string;
  /** The operator: name, postal address, email. */
  operator: string;
  /** It holds a link or code that opens something. */
  isSecret?: boolean;
};
