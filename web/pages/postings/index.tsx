import { route } from '../../../common/routes/route-table.ts';
import type { PostingsView } from '../../../server/postings/views.ts';
import { WithAside } from '../../components/layout/with-aside.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { NewPostings } from '../../components/postings/new-postings.tsx';
import { PostingCard } from '../../components/postings/posting-card.tsx';
import { PostingsFilters } from '../../components/postings/postings-filters.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Link } from '../../components/ui/link.tsx';
import { MorePages } from '../../components/ui/more-pages.tsx';
import { useMorePages } from '../../hooks/use-more-pages.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = PostingsView;

/** The postings, the newest first. */
export default function PostingsPage(props: Props) {
  const { postings, pagination, query, choices, live, isSignedIn, views } = props;
  const t = useT();
  const path = usePath();
  const { q, type, trade, region, mine, all } = query;
  const hrefFor = (page: number) =>
    path(
      'postings.index',
      {},
      { query: { q: q || null, type, trade, region, mine, all, page: page === 1 ? null : page } },
    );
  return (
    <>
      <PageHead
        title={t('postings.title')}
        description={t('postings.description')}
        noIndex={mine !== null || postings.length === 0}
      />
      <header className="grid gap-x-8 gap-y-4 justify-items-start lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
        <div className="grid gap-3">
          <h1>{t('postings.title')}</h1>
          <p className="text-muted">{t('postings.intro')}</p>
        </div>
        <ButtonLink variant="primary" href={route('postings.create')}>
          {t('postings.write')}
        </ButtonLink>
      </header>
      {isSignedIn && <Whose query={query} />}
      <WithAside
        asideFirst
        className="mt-2"
        label={t('postings.filters_aside')}
        aside={<PostingsFilters key={mine} query={query} choices={choices} />}
      >
        <YourViews views={views} query={query} />
        <h2 className={pagination.total === 0 ? 'sr-only' : 'text-lg'} aria-live="polite">
          {t('postings.count', { count: pagination.total })}
        </h2>
        {live !== null && <NewPostings key={hrefFor(1)} live={live} query={query} />}
        {postings.length === 0 ? (
          <Nothing query={query} />
        ) : (
          <List
            key={hrefFor(1)}
            postings={postings}
            pagination={pagination}
            query={query}
            hrefFor={hrefFor}
          />
        )}
      </WithAside>
    </>
  );
}

type ListProps = Pick<Props, 'postings' | 'pagination' | 'query'> & { hrefFor: (page: number) => string };

/** The postings, with the next pages below while the reader goes on. */
function List({ postings, pagination, query, hrefFor }: ListProps) {
  const t = useT();
  const { all, ...more } = useMorePages({
    items: postings,
    pagination,
    prop: 'postings',
    hrefFor,
    keyOf: ({ id }) => id,
  });
  const { current_page: page } = pagination;
  return (
    <>
      {page > 1 && (
        <p className="mt-3">
          <Link href={hrefFor(page - 1)} rel="prev">
            {t('common.earlier_page')}
          </Link>
        </p>
      )}
      <ol className="mt-3">
        {all.map((posting) => (
          <li key={posting.id}>
            <PostingCard posting={posting} showsPin={query.mine !== null} />
          </li>
        ))}
      </ol>
      <MorePages {...more} />
    </>
  );
}

/** Everyone's, or one's own in every state. */
function Whose({ query: { mine } }: Pick<Props, 'query'>) {
  const t = useT();
  const path = usePath();
  const isMine = mine !== null;
  return (
    <nav className="page-parts mt-6" aria-label={t('postings.which')}>
      <Link href={path('postings.index')} aria-current={isMine ? undefined : 'page'}>
        {t('postings.everybodys')}
      </Link>
      <Link
        href={path('postings.index', {}, { query: { mine: 'yes' } })}
        aria-current={isMine ? 'page' : undefined}
      >
        {t('postings.mine')}
      </Link>
    </nav>
  );
}

/** Names the postings that the view settings hide, with links to show them and to change the settings. */
function YourViews({ views, query }: Pick<Props, 'views' | 'query'>) {
  const t = useT();
  const path = usePath();
  const { q, type, trade, region, all } = query;
  if (views === null && all === null) return null;
  const filters = { q: q || null, type, trade, region };
  return (
    <p className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {views === null ? (
        <Link href={path('postings.index', {}, { query: filters })}>{t('postings.your_views')}</Link>
      ) : (
        <>
          <span>{t('postings.narrowed_to', { what: [...views.regions, ...views.trades].join(', ') })}</span>
          <Link href={path('postings.index', {}, { query: { ...filters, all: 'yes' } })}>
            {t('postings.show_all')}
          </Link>
        </>
      )}
      <Link href={route('profile.views')}>{t('postings.change_views')}</Link>
    </p>
  );
}

function Nothing({ query: { q, type, trade, region, mine } }: Pick<Props, 'query'>) {
  const t = useT();
  const path = usePath();
  const isNarrowed = q !== '' || type !== null || trade !== null || region !== null;
  if (isNarrowed)
    return (
      <EmptyState
        title={t('postings.none_found_title')}
        text={t('postings.none_found_text')}
        action={
          <ButtonLink href={path('postings.index', {}, { query: { mine } })}>
            {t('postings.show_all')}
          </ButtonLink>
        }
      />
    );
  return mine === null ? (
    <EmptyState title={t('postings.none_title')} text={t('postings.none_text')} />
  ) : (
    <EmptyState title={t('postings.none_own_title')} text={t('postings.none_own_text')} />
  );
}
