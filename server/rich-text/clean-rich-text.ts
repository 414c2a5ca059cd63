import type { IOptions } from 'sanitize-html';
import {
  FONT_FAMILY_CLASSES,
  FONT_SIZE_CLASSES,
  isLinkAddress,
  LINK_SCHEMES,
  LIST_START,
  PICTURE_ADDRESS,
  RICH_TEXT_ELEMENTS,
  TABLE_COLUMNS_MAX,
  type RichTextKind,
} from '../../common/text/rich-text.ts';

type Attributes = Record<string, string>;
const NO_ATTRIBUTES: Attributes = {};

/** Above any text that passes the limits, so that nothing of one is cut. */
const NESTING_LIMIT = 60;
const ROWS_SPANNED_MAX = 100;

/**
 * The part of an HTML text that its configuration allows (common/text/rich-text.ts), in one fixed notation: cleaning it again changes
 * nothing. Scripts and styles go with what they hold; of other elements the words stay.
 */
export async function cleanRichText(html: string, kind: RichTextKind): Promise<string> {
  // Loaded here: only a server that stores a text needs it, and it takes some megabytes.
  const { default: sanitize } = await import('sanitize-html');
  // Twice: elements nest in another way once what parted them is gone.
  const clean = sanitize(sanitize(html, OPTIONS[kind]), OPTIONS[kind]).trim();
  // Bare words would be taken for a plain text, whose entities are words, when they are sent again.
  return clean === '' || clean.includes('<') ? clean : `<p>${clean}</p>`;
}

const OPTIONS: Readonly<Record<RichTextKind, IOptions>> = {
  basic: optionsOf('basic', {
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    strike: 's',
    del: 's',
    // Users chose these links, so search engines must not count them as ours.
    a: linkWith({ rel: 'nofollow ugc' }),
  }),
  richer: optionsOf('richer', {
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    img: picture,
    a: linkWith(NO_ATTRIBUTES),
  }),
};

function optionsOf(kind: RichTextKind, transformTags: IOptions['transformTags']): IOptions {
  const elements = RICH_TEXT_ELEMENTS[kind];
  return {
    allowedTags: Object.keys(elements),
    allowedAttributes: Object.fromEntries(Object.entries(elements).map(([tag, own]) => [tag, [...own]])),
    allowedClasses: { span: [...FONT_SIZE_CLASSES, ...FONT_FAMILY_CLASSES] },
    allowedSchemes: [...LINK_SCHEMES],
    allowProtocolRelative: false,
    nestingLimit: NESTING_LIMIT,
    transformTags: { b: 'strong', i: 'em', ol: numberedList, td: cell, th: cell, ...transformTags },
    exclusiveFilter: ({ tag, attribs }) => {
      if (tag === 'img') return attribs['src'] === undefined;
      const isBare = (tag === 'span' && !attribs['class']) || (tag === 'a' && !attribs['href']);
      return isBare ? 'excludeTag' : false;
    },
  };
}

function linkWith(also: Attributes) {
  return (tagName: string, { href = '' }: Attributes) => ({
    tagName,
    attribs: isLinkAddress(href) ? { href, ...also } : NO_ATTRIBUTES,
  });
}

function numberedList(tagName: string, { start = '' }: Attributes) {
  const isLater = LIST_START.test(start) && start !== '1';
  return { tagName, attribs: isLater ? { start } : NO_ATTRIBUTES };
}

function cell(tagName: string, attributes: Attributes) {
  return {
    tagName,
    attribs: {
      ...spanWithin('colspan', attributes, TABLE_COLUMNS_MAX),
      ...spanWithin('rowspan', attributes, ROWS_SPANNED_MAX),
    },
  };
}

function spanWithin(name: string, attributes: Attributes, maximum: number): Attributes {
  const value = Number(attributes[name]);
  return Number.isInteger(value) && value > 1 && value <= maximum ? { [name]: String(value) } : {};
}

/** Only our own uploads: a picture elsewhere would tell others who reads the page. */
function picture(tagName: string, { src, alt, width, height }: Attributes) {
  if (src === undefined || !PICTURE_ADDRESS.test(src)) return { tagName, attribs: NO_ATTRIBUTES };
  const isSized = [width, height].every((side) => side !== undefined && /^[1-9]\d{0,4}$/.test(side));
  return {
    tagName,
    attribs: {
      src,
      alt: (alt ?? '').slice(0, 300),
      ...(isSized ? { width: width ?? '', height: height ?? '' } : {}),
    },
  };
}
