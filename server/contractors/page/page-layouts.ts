import type { TemplateKey } from '../../../common/constants.ts';

/** A part of a contractor's page that a template may put in its place. */
export type Block =
  | 'cover'
  | 'name'
  | 'status'
  | 'opening'
  | 'actions'
  | 'license'
  | 'notes'
  | 'contact'
  | 'about'
  | 'gallery'
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

/** The unit test of this file knows all of the names. */
const blocks = (names: string): Block[] => names.split(' ') as Block[];

/**
 * The blocks of each template. All of them keep rating, red flag and license in the head (`displayStatus`,
 * `license`). The reviews begin the main column, which a phone shows first, so that no template can hide them.
 */
export const PAGE_LAYOUTS: Readonly<Record<TemplateKey, PageLayout>> = {
  classic: {
    head: blocks('cover name status opening actions license notes'),
    body: [
      { area: 'main', blocks: blocks('reviews gallery about postings') },
      { area: 'before', blocks: blocks('contact') },
      { area: 'after', blocks: blocks('facts services more') },
    ],
  },
  portfolio: {
    head: blocks('cover name status actions opening license notes'),
    body: [
      { area: 'main', blocks: blocks('reviews gallery services postings') },
      { area: 'after', blocks: blocks('about contact facts more') },
    ],
  },
  emergency: {
    head: blocks('opening name status actions license notes'),
    body: [
      { area: 'main', blocks: blocks('reviews gallery services about') },
      { area: 'before', blocks: blocks('contact') },
      { area: 'after', blocks: blocks('facts postings more') },
    ],
  },
  craft: {
    head: blocks('name status license opening actions notes'),
    body: [
      {
        area: 'main',
        blocks: blocks('reviews about gallery services facts contact postings more'),
      },
    ],
  },
  firm: {
    head: blocks('name status license opening actions notes'),
    body: [
      { area: 'main', blocks: blocks('reviews about postings') },
      { area: 'before', blocks: blocks('facts gallery services contact more') },
    ],
  },
  'before-after': {
    head: blocks('name status license opening actions notes'),
    body: [
      { area: 'main', blocks: blocks('reviews gallery postings') },
      { area: 'before', blocks: blocks('about services contact facts more') },
    ],
  },
  'bid-ready': {
    head: blocks('name status license actions opening notes'),
    body: [
      { area: 'main', blocks: blocks('reviews about gallery postings more') },
      { area: 'before', blocks: blocks('facts services contact') },
    ],
  },
  minimal: {
    head: blocks('name status actions license'),
    body: [
      { area: 'main', blocks: blocks('reviews') },
      {
        area: 'after',
        blocks: blocks('contact about services facts opening gallery postings notes more'),
      },
    ],
  },
};
