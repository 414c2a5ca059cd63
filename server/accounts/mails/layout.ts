import { htmlLang, type Language } from '../../../common/language.ts';
import type { Mail } from '../../core/mail.ts';

export type Letter = {
  to: string;
  language: Language;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** The one thing to do, if there is one. */
  link?: { label: string; url: string };
  /** What holds whether or not one does it. */
  afterword: string;
  signature: string;
  /** It holds a link or code that opens something. */
  isSecret?: boolean;
};

/** A letter as plain text and as HTML with the same words. Mail programs read styles only on the elements themselves. */
export function writeMail(letter: Letter): Mail {
  const { to, subject, isSecret } = letter;
  const mail = { to, subject, text: asText(letter), html: asHtml(letter) };
  return isSecret ? { ...mail, isSecret } : mail;
}

function asText({ greeting, paragraphs, link, afterword, signature }: Letter): string {
  const linked = link ? [`${link.label}:\n${link.url}`] : [];
  return [greeting, ...paragraphs, ...linked, afterword, signature].join('\n\n') + '\n';
}

const PAGE = 'margin:0;padding:24px 16px;background:#FBFAF7;color:#17202A;font:16px/1.5 sans-serif';
const COLUMN = 'max-width:560px;margin:0 auto;border-left:3px solid #1D4E89;padding-left:20px';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#C8440B;color:#FFFFFF;text-decoration:none;font-weight:600';
const SMALL = 'color:#5B6470;font-size:14px';

function asHtml({ language, subject, greeting, paragraphs, link, afterword, signature }: Letter): string {
  const written = [greeting, ...paragraphs].map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  const url = link ? escapeHtml(link.url) : '';
  const button = link
    ? `<p><a href="${url}" style="${BUTTON}">${escapeHtml(link.label)}</a></p><p style="${SMALL};word-break:break-all">${url}</p>`
    : '';
  return (
    `<!doctype html><html lang="${htmlLang(language)}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
    `<body style="${PAGE}"><div style="${COLUMN}">${written}${button}` +
    `<p style="${SMALL}">${escapeHtml(afterword)}</p><p style="${SMALL}">${escapeHtml(signature)}</p></div></body></html>`
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
