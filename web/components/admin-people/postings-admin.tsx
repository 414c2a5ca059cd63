import { formatDate } from '../../../common/format/dates.ts';
import { route, type Query } from '../../../common/routes/route-table.ts';
import type { FoundPostingsView, PostingItem } from '../../../server/moderation/people/posting-views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { AdminList, type Column } from '../admin/list/admin-list.tsx';
import { CaseLink } from '../admin/case-link.tsx';
import { CaseSplit } from '../admin/case-split.tsx';
import { useCaseList } from '../admin/list/use-case-list.ts';
import { PostingBadge } from './posting-badge.tsx';
import { PostingPanel } from './posting-panel.tsx';

const hrefOf = (query: Query) => route('admin.functions', {}, { query: { about: 'postings', ...query } });
const idOf = ({ id }: PostingItem) => id;

/** Looks a posting up, shows it with all that happened, and acts on it. */
export function PostingsAdmin({ postings, opened, reasons }: FoundPostingsView) {
  const t = useT();
  const { list, openId, heading, hrefOfCase } = useCaseList({
    list: postings,
    reviewIdOf: idOf,
    opened,
    hrefOf,
  });
  return (
    <CaseSplit
      listHref={hrefOfCase(null)}
      panel={opened && <PostingPanel key={opened.id} opened={opened} reasons={reasons} heading={heading} />}
      list={
        <AdminList
          label={t('admin.postings.found')}
          list={list}
          columns={useColumns((id) => ({ href: hrefOfCase(id), isOpen: id === openId }))}
          keyOf={idOf}
          isOpen={({ id }) => id === openId}
          hrefOf={hrefOf}
          only={['postings', 'opened']}
          searchLabel={t('admin.postings.search')}
          empty={t('admin.postings.empty')}
        />
      }
    />
  );
}

type LinkOf = (id: number) => { href: string; isOpen: boolean };

function useColumns(linkOf: LinkOf): Column<PostingItem>[] {
  const t = useT();
  return [
    {
      key: 'title',
      label: t('admin.postings.title'),
      sort: 'title',
      kind: 'main',
      cell: ({ id, title, author, type }) => (
        <CaseLink {...linkOf(id)} title={title}>
          <span className="case-excerpt">
            {t(`posting_types.${type}`)} · <bdi>{author}</bdi>
          </span>
        </CaseLink>
      ),
    },
    {
      key: 'state',
      label: t('admin.postings.stands'),
      cell: ({ displayStatus }) => <PostingBadge displayStatus={displayStatus} />,
    },
    {
      key: 'published',
      label: t('admin.postings.published'),
      sort: 'published',
      cell: ({ publishedAt }) => formatDate(publishedAt, t.language),
    },
    { key: 'id', label: t('admin.column.id'), kind: 'number', cell: ({ id }) => id },
  ];
}
