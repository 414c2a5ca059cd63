import type { TemplateKey } from '../../../common/constants.ts';

/** A part of a contractor's page that a template may put in its place. */
export type Block =
  | 'cover'
  | 'name'
  | 'standing'
  | 'opening'
  | 'actions'
  | 'license'
  | 'notes'
  | 'contact'
  | 'about'
  | 'services'
  | 'facts'
  | 'reviews'
  | 'postings'
  | 'more';

export type PageLayout = {
  head: readonly Block[];
  /** Beside or below the head, in the order in which they are heard and in which a phone shows them. */
  body: readonly { area: 'before' | 'main' | 'after'; blocks: readonly Block[] }[];
};

/**
 * What each template shows where. In all of them rating, red flag and license stand in the head (`standing`, `license`), and
 * the reviews begin the main column or follow its first block: no template can put them away.
 */
export const PAGE_LAYOUTS: Readonly<Record<TemplateKey, PageLayout>> = {
  classic: {
    head: ['cover', 'name', 'standing', 'opening', 'actions', 'license', 'notes'],
    body: [
      { area: 'before', blocks: ['contact'] },
      { area: 'main', blocks: ['about', 'reviews', 'postings'] },
      { area: 'after', blocks: ['facts', 'services', 'more'] },
    ],
  },
  portfolio: {
    head: ['cover', 'name', 'standing', 'actions', 'opening', 'license', 'notes'],
    body: [
      { area: 'main', blocks: ['services', 'reviews', 'postings'] },
      { area: 'after', blocks: ['about', 'contact', 'facts', 'more'] },
    ],
  },
  emergency: {
    head: ['opening', 'name', 'standing', 'actions', 'license', 'notes'],
    body: [
      { area: 'before', blocks: ['contact'] },
      { area: 'main', blocks: ['reviews', 'services', 'about'] },
      { area: 'after', blocks: ['facts', 'postings', 'more'] },
    ],
  },
  craft: {
    head: ['name', 'standing', 'license', 'opening', 'actions', 'notes'],
    body: [
      {
        area: 'main',
        blocks: ['about', 'reviews', 'services', 'facts', 'contact', 'postings', 'more'],
      },
    ],
  },
  firm: {
    head: ['name', 'standing', 'license', 'opening', 'actions', 'notes'],
    body: [
      { area: 'main', blocks: ['reviews', 'about', 'postings'] },
      { area: 'before', blocks: ['facts', 'services', 'contact', 'more'] },
    ],
  },
  'before-after': {
    head: ['name', 'standing', 'cover', 'license', 'opening', 'actions', 'notes'],
    body: [
      { area: 'main', blocks: ['reviews', 'postings'] },
      { area: 'before', blocks: ['about', 'services', 'contact', 'facts', 'more'] },
    ],
  },
  'bid-ready': {
    head: ['name', 'standing', 'license', 'actions', 'opening', 'notes'],
    body: [
      { area: 'main', blocks: ['reviews', 'about', 'postings', 'more'] },
      { area: 'before', blocks: ['facts', 'services', 'contact'] },
    ],
  },
  minimal: {
    head: ['name', 'standing', 'actions', 'license'],
    body: [
      { area: 'main', blocks: ['reviews'] },
      {
        area: 'after',
        blocks: ['contact', 'about', 'services', 'facts', 'opening', 'postings', 'notes', 'more'],
      },
    ],
  },
};
