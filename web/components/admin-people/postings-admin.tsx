import { formatDate } from '../../../common/format/dates.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { FoundPostingsView, PostingItem } from '../../../server/moderation/people/posting-views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import type { Column } from '../admin/list/admin-list.tsx';
import { CaseList } from '../admin/queue-page.tsx';
import { PostingBadge } from './posting-badge.tsx';
import { PostingPanel } from './posting-panel.tsx';

const idOf = ({ id }: PostingItem) => id;

/** Looks a posting up, shows it with all that happened, and acts on it. */
export function PostingsAdmin({ postings, opened, reasons }: FoundPostingsView) {
  const t = useT();
  return (
    <CaseList
      label={t('admin.postings.found')}
      page={{ name: 'admin.functions', query: { about: 'postings' } }}
      list={postings}
      only={['postings', 'opened']}
      idOf={idOf}
      opened={opened}
      renderPanel={(one, heading) => (
        <PostingPanel key={one.id} opened={one} reasons={reasons} heading={heading} />
      )}
      main={{
        label: t('admin.postings.title'),
        sort: 'title',
        titleOf: ({ title }) => title,
        renderExcerpt: ({ author, type }) => (
          <>
            {t(`posting_types.${type}`)} · <bdi>{author}</bdi>
          </>
        ),
      }}
      columns={columnsOf(t)}
      searchLabel={t('admin.postings.search')}
      empty={t('admin.postings.empty')}
    />
  );
}

const columnsOf = (t: Translate): Column<PostingItem>[] => [
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
