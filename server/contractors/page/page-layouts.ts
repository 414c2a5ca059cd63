import type { TemplateKey } from '../../../common/constants.ts';

/** A part of a contractor's page that a template may put in its place. */
export type Block =
  | 'cover'
  | 'logo'
  | 'phone'
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
    head: blocks('cover name status license opening actions'),
    body: [
      { area: 'main', blocks: blocks('reviews postings') },
      { area: 'before', blocks: blocks('gallery services') },
      { area: 'after', blocks: blocks('about contact facts notes more') },
    ],
  },
  emergency: {
    head: blocks('opening phone name status license actions notes'),
    body: [
      { area: 'main', blocks: blocks('reviews services gallery about') },
      { area: 'before', blocks: blocks('contact') },
      { area: 'after', blocks: blocks('facts postings more') },
    ],
  },
  craft: {
    head: blocks('logo name about status license actions'),
    body: [
      { area: 'main', blocks: blocks('reviews gallery services facts opening contact postings notes more') },
    ],
  },
  firm: {
    head: blocks('logo name license status opening actions notes'),
    body: [
      { area: 'main', blocks: blocks('reviews about gallery postings') },
      { area: 'before', blocks: blocks('facts services contact more') },
    ],
  },
  'before-after': {
    head: blocks('name gallery status license actions'),
    body: [
      { area: 'main', blocks: blocks('reviews about postings') },
      { area: 'before', blocks: blocks('services opening contact facts notes more') },
    ],
  },
  'bid-ready': {
    head: blocks('license name status actions'),
    body: [
      { area: 'main', blocks: blocks('reviews about gallery postings more') },
      { area: 'before', blocks: blocks('facts services opening contact notes') },
    ],
  },
  minimal: {
    head: blocks('logo name status actions license'),
    body: [
      { area: 'main', blocks: blocks('reviews') },
      {
        area: 'after',
        blocks: blocks('contact about services facts opening gallery postings notes more'),
      },
    ],
  },
};
