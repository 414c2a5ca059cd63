import { isLegalPage, type StandalonePage } from '../../../common/content-pages.ts';
import { headingsOf, questionsOf, type Heading, type Question } from './clean-html.ts';

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
  /** Of the FAQ, for search engines. */
  questions: Question[];
};

type VersionRow = { number: number; published_at: Date };

export function toContentPageView(
  page: StandalonePage,
  found: VersionRow & { body: string },
  versions: VersionRow[],
): ContentPageView {
  return {
    page,
    body: found.body,
    headings: headingsOf(found.body).filter(({ level }) => level === 2),
    version: toVersionView(found),
    versions: isLegalPage(page) ? versions.map(toVersionView) : [],
    questions: page === 'faq' ? questionsOf(found.body) : [],
  };
}

const toVersionView = ({ number, published_at }: VersionRow): ContentVersionView => ({
  number,
  publishedAt: published_at.toISOString(),
});
