import { FONT_FAMILIES, FONT_SIZES_PX } from '../fonts.ts';

/** `basic` is for users. `richer` is for administrators, with pictures and tables. */
export const RICH_TEXT_KINDS = ['basic', 'richer'] as const;
export type RichTextKind = (typeof RICH_TEXT_KINDS)[number];

/** Fonts are stored as classes: the content security policy forbids `style=`. web/styles/rich-text.css draws them. */
export const fontSizeClass = (pixels: number): string => `font-size-${pixels}`;
export const fontFamilyClass = (name: string): string => `font-${name.toLowerCase().replaceAll(' ', '-')}`;
export const FONT_SIZE_CLASSES: readonly string[] = FONT_SIZES_PX.map(fontSizeClass);
export const FONT_FAMILY_CLASSES: readonly string[] = FONT_FAMILIES.map(fontFamilyClass);

/** The attributes that one element may have. */
type Elements = Readonly<Record<string, readonly string[]>>;

const IN_BOTH = {
  p: [],
  br: [],
  ul: [],
  ol: ['start'],
  li: [],
  blockquote: [],
  strong: [],
  em: [],
  u: [],
  span: ['class'],
} as const satisfies Elements;

/** The two lists of elements and their attributes. The editor offers these, and the server stores nothing else. */
export const RICH_TEXT_ELEMENTS: Readonly<Record<RichTextKind, Elements>> = {
  // Its headings rank below those of the page that shows it.
  basic: { ...IN_BOTH, a: ['href', 'rel'], h3: [], h4: [], s: [] },
  richer: {
    ...IN_BOTH,
    a: ['href'],
    h2: ['id'],
    h3: ['id'],
    table: [],
    thead: [],
    tbody: [],
    tr: [],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    img: ['src', 'alt', 'width', 'height'],
  },
};

/** Heading levels of a configuration, the higher first. */
export const HEADING_LEVELS = { basic: [3, 4], richer: [2, 3] } as const;

export const LINK_SCHEMES = ['https', 'http', 'mailto', 'tel'] as const;
const LINK_START = new RegExp(`^(?:(?:${LINK_SCHEMES.join('|')}):|/(?![/\\\\])|#)`, 'i');
/**
 * A page of this site, an anchor, or a whole address. Browsers drop control characters, so the address must
 * have none.
 */
export const isLinkAddress = (address: string): boolean =>
  LINK_START.test(address) && !/\p{Cc}/u.test(address) && URL.canParse(address, 'https://plumbline.example');
/** A numbered list may begin later than at 1. */
export const LIST_START = /^[1-9]\d{0,3}$/;
/** A picture is one of our uploads, in its largest or its medium size. */
export const PICTURE_ADDRESS = /^\/uploads\/([\w-]{24})(?:\/medium)?$/;

/** Limits above any real text, because a larger one would slow every reader's browser. */
export const RICH_TEXT_MAX_DEPTH = 10;
export const TABLE_COLUMNS_MAX = 12;
