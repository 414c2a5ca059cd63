import { formatDate } from '../../../common/dates.ts';
import type { PostingView } from '../../../server/postings/views.ts';
import { usePath, useT } from '../../lib/app-context.tsx';
import { DataList, type Datum } from '../ui/data-list.tsx';
import { DateText } from '../ui/date-text.tsx';
import { Link } from '../ui/link.tsx';

type Props = { posting: PostingView };

/** By whom, about which trades, where, and how long it stands. */
export function PostingFacts({ posting }: Props) {
  const t = useT();
  return (
    <aside className="posting-facts" aria-label={t('postings.about')}>
      <DataList items={useFacts(posting)} />
    </aside>
  );
}

function useFacts(posting: PostingView): Datum[] {
  const t = useT();
  const path = usePath();
  const { trades, region, createdAt, endsOn, expiresAt } = posting;
  return [
    { term: t('postings.by'), detail: <Author posting={posting} /> },
    {
      term: t('postings.trades'),
      detail: (
        <ul>
          {trades.map(({ slug, name }) => (
            <li key={slug}>
              <Link href={path('postings.index', {}, { query: { trade: slug } })}>{name}</Link>
            </li>
          ))}
        </ul>
      ),
    },
    ...(region === null
      ? []
      : [
          {
            term: t('postings.region'),
            detail: (
              <Link href={path('postings.index', {}, { query: { region: region.slug } })}>{region.name}</Link>
            ),
          },
        ]),
    { term: t('postings.published_on'), detail: <DateText at={createdAt} /> },
    ...(endsOn === null ? [] : [{ term: t('postings.ends_on'), detail: formatDate(endsOn) }]),
    ...(endsOn !== null || expiresAt === null
      ? []
      : [{ term: t('postings.listed_to'), detail: formatDate(expiresAt) }]),
  ];
}

function Author({ posting: { author } }: Props) {
  const t = useT();
  const path = usePath();
  if (author.name === null) return t('postings.former_member');
  if (author.slug === null) return <bdi>{author.name}</bdi>;
  return (
    <Link href={path('contractors.show', { slug: author.slug })}>
      <bdi>{author.name}</bdi>
    </Link>
  );
}
