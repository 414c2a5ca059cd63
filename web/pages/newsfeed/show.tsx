import { htmlLang } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { Pagination as PaginationProps } from '../../../server/core/pagination.ts';
import type { ActivityView } from '../../../server/newsfeed/views.ts';
import { CleanHtml } from '../../components/content/markup.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Link } from '../../components/ui/link.tsx';
import { MorePages } from '../../components/ui/more-pages.tsx';
import { TimeAgo } from '../../components/ui/time-ago.tsx';
import { useMorePages } from '../../hooks/use-more-pages.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = {
  activity: ActivityView[];
  pagination: PaginationProps;
  /** The number of profiles that the reader follows. */
  follows: number;
  /** The administrators' text on top; cleaned HTML. */
  text: string | null;
};

/** The publications of followed profiles, the newest first. */
export default function NewsfeedShowPage({ activity, pagination, follows, text }: Props) {
  const t = useT();
  const { all, ...more } = useMorePages({
    items: activity,
    pagination,
    prop: 'activity',
    hrefFor: (page) => route('newsfeed', {}, { query: { page: page === 1 ? null : page } }),
    keyOf: ({ kind, id }) => `${kind}-${id}`,
  });
  return (
    <div className="grid max-w-text gap-8">
      <PageHead title={t('newsfeed.title')} noIndex />
      <header className="grid gap-3">
        <h1>{t('newsfeed.title')}</h1>
        {text !== null && <CleanHtml className="content-text" html={text} />}
        <p>
          <Link href={route('relations.index')}>{t('newsfeed.follows', { count: follows })}</Link>
        </p>
      </header>
      {activity.length === 0 ? (
        <Nothing follows={follows} />
      ) : (
        <ol>
          {all.map((one) => (
            <li key={`${one.kind}-${one.id}`}>
              <Entry activity={one} />
            </li>
          ))}
        </ol>
      )}
      <MorePages {...more} />
    </div>
  );
}

function Nothing({ follows }: Pick<Props, 'follows'>) {
  const t = useT();
  const path = usePath();
  return (
    <EmptyState
      title={t(follows === 0 ? 'newsfeed.none_title' : 'newsfeed.quiet_title')}
      text={t(follows === 0 ? 'newsfeed.none_text' : 'newsfeed.quiet_text')}
      action={
        <ButtonLink variant="primary" href={path('contractors.index')}>
          {t('newsfeed.find')}
        </ButtonLink>
      }
    />
  );
}

function Entry({ activity }: { activity: ActivityView }) {
  const t = useT();
  const path = usePath();
  const { kind, id, at, type, title, words, language, by, about, stars } = activity;
  const href =
    kind === 'posting'
      ? path('postings.show', { id })
      : path('contractors.show', { slug: about?.slug ?? '' });
  const author =
    by.slug === null ? path('people.show', { id: by.id }) : path('contractors.show', { slug: by.slug });
  return (
    <article className="posting-card">
      <div className="min-w-0">
        <p className="posting-kind">
          <span className="posting-type">
            {t(type === null ? `newsfeed.kind_${kind}` : `posting_types.${type}`)}
          </span>
          <TimeAgo at={at} />
          {stars !== null && <span>{t('newsfeed.stars', { count: stars })}</span>}
        </p>
        <h2 className="text-lg" lang={htmlLang(language)}>
          <Link href={href}>
            <bdi>{title === '' ? (about?.name ?? by.name) : title}</bdi>
          </Link>
        </h2>
        <p className="posting-excerpt" lang={htmlLang(language)} dir="auto">
          {words}
        </p>
        <p className="mt-1 text-sm text-muted">
          <Link href={author}>
            <bdi>{by.name}</bdi>
          </Link>
          {kind === 'review' && about !== null && ` · ${t('newsfeed.about', { name: about.name })}`}
        </p>
      </div>
    </article>
  );
}
