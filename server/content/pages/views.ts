import { isLegalPage, type StandalonePage } from '../../../common/content-pages.ts';
import { headingsOf, withLinkedQuestions, type Heading } from './clean-html.ts';

export type ContentVersionView = { number: number; publishedAt: string };

/** A content page as readers see it. */
export type ContentPageView = {
  page: StandalonePage;
  /** Cleaned HTML. */
  body: string;
  headings: Heading[];
  version: ContentVersionView;
  /** Every version of an agreement, the latest first; of other pages none. */
  versions: ContentVersionView[];
};

type VersionRow = { number: number; published_at: Date };

type Versions = { found: VersionRow & { body: string }; versions: VersionRow[] };

export function toContentPageView(page: StandalonePage, { found, versions }: Versions): ContentPageView {
  return {
    page,
    body: page === 'faq' ? withLinkedQuestions(found.body) : found.body,
    headings: headingsOf(found.body).filter(({ level }) => level === 2),
    version: toVersionView(found),
    versions: isLegalPage(page) ? versions.map(toVersionView) : [],
  };
}

const toVersionView = ({ number, published_at }: VersionRow): ContentVersionView => ({
  number,
  publishedAt: published_at.toISOString(),
});
