import { htmlLang } from '../../common/format/language.ts';
import type { MailContent } from './mail-content.ts';

/** Mail programs know no variables: the tokens of web/styles/tokens.css, written out for both color schemes. */
export const MAIL_COLORS = {
  light: {
    paper: '#fbfaf7',
    sheet: '#ffffff',
    ink: '#17202a',
    muted: '#5b6470',
    line: '#e3dfd6',
    blueprint: '#1d4e89',
    safety: '#c8440b',
    onSafety: '#ffffff',
  },
  dark: {
    paper: '#12161b',
    sheet: '#181d24',
    ink: '#ece9e2',
    muted: '#a3abb5',
    line: '#2a3038',
    blueprint: '#8fb9ee',
    safety: '#f07c42',
    onSafety: '#1d0d04',
  },
} as const;

const { light, dark } = MAIL_COLORS;
const BREAK = 'overflow-wrap:anywhere;word-break:break-word';
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const FONT = "font-family:'Public Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const STYLES = {
  page: `margin:0;padding:0;background-color:${light.paper};color:${light.ink};${FONT};-webkit-text-size-adjust:100%`,
  outer: `table-layout:fixed;background-color:${light.paper}`,
  inner: 'table-layout:fixed;max-width:560px;margin:0 auto;text-align:left',
  site: `padding:0 0 16px;font-size:18px;line-height:24px;font-weight:700;${BREAK}`,
  siteLink: `color:${light.ink};text-decoration:none`,
  sheet: `padding:24px;background-color:${light.sheet};border:1px solid ${light.line};border-top:3px solid ${light.blueprint};border-radius:6px;font-size:16px;line-height:25px;color:${light.ink};${BREAK}`,
  paragraph: 'margin:0 0 16px;white-space:pre-line',
  button: `display:inline-block;max-width:100%;box-sizing:border-box;padding:12px 20px;border-radius:6px;background-color:${light.safety};color:${light.onSafety};font-weight:600;text-decoration:none`,
  small: `margin:0 0 16px;font-size:14px;line-height:21px;color:${light.muted};${BREAK}`,
  footer: `padding:16px 0 0;font-size:14px;line-height:21px;color:${light.muted};${BREAK}`,
  link: `color:${light.blueprint}`,
  hidden: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all',
};

/** Inline styles cannot ask for the color scheme: these rules override them where a program reads rules. */
const DARK_RULES =
  `@media (prefers-color-scheme:dark){` +
  `.paper{background-color:${dark.paper}!important;color:${dark.ink}!important}` +
  `.sheet{background-color:${dark.sheet}!important;border-color:${dark.line}!important;border-top-color:${dark.blueprint}!important;color:${dark.ink}!important}` +
  `.ink{color:${dark.ink}!important}.muted{color:${dark.muted}!important}.link{color:${dark.blueprint}!important}` +
  `.button{background-color:${dark.safety}!important;color:${dark.onSafety}!important}}`;
const NARROW_RULES = '@media (max-width:400px){.sheet{padding:20px 16px!important}}';

type MailWithPreheader = MailContent & { preheader: string };

/** Tables, because mail programs on the desktop lay out nothing else; fixed, so that no word widens them. */
export function mailAsHtml(content: MailWithPreheader): string {
  const { language, subject, site, preheader } = content;
  return (
    `<!doctype html><html lang="${htmlLang(language)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">` +
    `<title>${escapeHtml(subject)}</title><style>:root{color-scheme:light dark}${DARK_RULES}${NARROW_RULES}</style></head>` +
    `<body class="paper" style="${STYLES.page}"><div style="${STYLES.hidden}">${escapeHtml(preheader)}</div>` +
    `<table ${TABLE} class="paper" style="${STYLES.outer}"><tr><td align="center" style="padding:24px 16px">` +
    `<table ${TABLE} style="${STYLES.inner}">` +
    `<tr><td style="${STYLES.site}"><a class="ink" style="${STYLES.siteLink}" href="${escapeHtml(site.url)}">${escapeHtml(site.name)}</a></td></tr>` +
    `<tr><td class="sheet" style="${STYLES.sheet}">${bodyOf(content)}</td></tr>` +
    `<tr><td class="muted" style="${STYLES.footer}">${footerOf(content)}</td></tr>` +
    `</table></td></tr></table></body></html>`
  );
}

function bodyOf({ greeting, paragraphs, link, afterword }: MailWithPreheader): string {
  const written = [greeting, ...paragraphs].map((text) => paragraph(STYLES.paragraph, 'ink', text));
  const url = link ? escapeHtml(link.url) : '';
  const button = link
    ? `<p style="${STYLES.paragraph}"><a class="button" style="${STYLES.button}" href="${url}">${escapeHtml(link.label)}</a></p>` +
      `<p class="muted" style="${STYLES.small}"><span style="word-break:break-all">${url}</span></p>`
    : '';
  return `${written.join('')}${button}${afterword ? paragraph(STYLES.small, 'muted', afterword) : ''}`;
}

function footerOf({ why, turnOff, signature, operator }: MailWithPreheader): string {
  const off = turnOff
    ? `<p class="muted" style="${STYLES.small}"><a class="link" style="${STYLES.link}" href="${escapeHtml(turnOff.url)}">${escapeHtml(turnOff.label)}</a></p>`
    : '';
  return `${paragraph(STYLES.small, 'muted', why)}${off}${paragraph(STYLES.small, 'muted', signature)}${paragraph(STYLES.small, 'muted', operator)}`;
}

const paragraph = (style: string, className: string, text: string): string =>
  `<p class="${className}" style="${style}">${escapeHtml(text)}</p>`;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
