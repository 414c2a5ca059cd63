import type { ReleaseConfig } from '../../core/config/config-release.ts';
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
  /** The code that runs, on the page about us; null on the others. */
  release: ReleaseConfig | null;
};

type VersionRow = { number: number; published_at: Date };

type Parts = { found: VersionRow & { body: string }; versions: VersionRow[]; release: ReleaseConfig };

export function toContentPageView(
  page: StandalonePage,
  { found, versions, release }: Parts,
): ContentPageView {
  return {
    page,
    body: page === 'faq' ? withLinkedQuestions(found.body) : found.body,
    headings: headingsOf(found.body).filter(({ level }) => level === 2),
    version: toVersionView(found),
    versions: isLegalPage(page) ? versions.map(toVersionView) : [],
    release: page === 'about' ? release : null,
  };
}

const toVersionView = ({ number, published_at }: VersionRow): ContentVersionView => ({
  number,
  publishedAt: published_at.toISOString(),
});
