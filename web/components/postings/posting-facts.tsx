import { formatDate } from '../../../common/format/dates.ts';
import { lastDayBefore } from '../../../common/format/last-days.ts';
import type { PostingView } from '../../../server/postings/views.ts';
import type { RelationView } from '../../../server/relations/views.ts';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';
import { RelationButtons } from '../relations/relation-buttons.tsx';
import { DataList, type Datum } from '../ui/data-list.tsx';
import { DateText } from '../ui/date-text.tsx';
import { Link } from '../ui/link.tsx';

type Props = { posting: PostingView; relation: RelationView };

/** The author, the trades, the place, and the last day. */
export function PostingFacts({ posting, relation }: Props) {
  const t = useT();
  return (
    <aside
      className="pt-4 border-t border-line lg:row-[1_/_span_2] lg:col-start-2 lg:pt-0 lg:border-t-0"
      aria-label={t('postings.about')}
    >
      <DataList items={useFacts(posting)} />
      {posting.author.name !== null && (
        <div className="mt-4 flex flex-wrap gap-2">
          <RelationButtons relation={relation} name={posting.author.name} />
        </div>
      )}
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
    ...(endsOn === null ? [] : [{ term: t('postings.ends_on'), detail: formatDate(endsOn, t.language) }]),
    ...(endsOn !== null || expiresAt === null
      ? []
      : [{ term: t('postings.listed_to'), detail: formatDate(lastDayBefore(expiresAt), t.language) }]),
  ];
}

function Author({ posting: { author } }: Pick<Props, 'posting'>) {
  const t = useT();
  const path = usePath();
  const { viewer } = useShared();
  if (author.name === null) return t('postings.former_member');
  if (author.slug === null && viewer === null) return <bdi>{author.name}</bdi>;
  const href =
    author.slug === null
      ? path('people.show', { id: author.profileId })
      : path('contractors.show', { slug: author.slug });
  return (
    <Link href={href}>
      <bdi>{author.name}</bdi>
    </Link>
  );
}
