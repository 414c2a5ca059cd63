import type { ReactNode } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import type { RelatedListView } from '../../../server/relations/views.ts';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { SettingsFrame } from '../../components/settings/settings-frame.tsx';
import { RelationButton } from '../../components/relations/relation-buttons.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Link } from '../../components/ui/link.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { Section } from '../../components/ui/section.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { useLocalDate } from '../../lib/local-date.ts';

export type Props = { follows: RelatedListView; blocks: RelatedListView };

/** The profiles that the reader follows and blocks, each with a button to end it. */
export default function RelationsPage({ follows, blocks }: Props) {
  const t = useT();
  const path = usePath();
  return (
    <SettingsFrame
      current="relations.index"
      title={t('relations.title')}
      help={
        <HelpList
          title={t('relations.help_title')}
          items={[t('relations.help_follow'), t('relations.help_block'), t('relations.help_undo')]}
        />
      }
    >
      <PageHead title={t('relations.title')} noIndex />
      <Section title={t('relations.follows_title')} id="follows">
        <RelatedList
          list={follows}
          undo="unfollow"
          hrefFor={(page) => route('relations.index', {}, { query: { follows: page } })}
          empty={
            <EmptyState
              title={t('relations.no_follows')}
              text={t('relations.no_follows_text')}
              action={<ButtonLink href={path('contractors.index')}>{t('relations.find')}</ButtonLink>}
            />
          }
        />
      </Section>
      <Section title={t('relations.blocks_title')} id="blocks">
        <RelatedList
          list={blocks}
          undo="unblock"
          hrefFor={(page) => route('relations.index', {}, { query: { blocks: page } })}
          empty={<p className="text-muted">{t('relations.no_blocks')}</p>}
        />
      </Section>
    </SettingsFrame>
  );
}

type ListProps = {
  list: RelatedListView;
  undo: 'unfollow' | 'unblock';
  hrefFor: (page: number) => string;
  empty: ReactNode;
};

function RelatedList({ list: { entries, pagination }, undo, hrefFor, empty }: ListProps) {
  const t = useT();
  const path = usePath();
  const localDate = useLocalDate();
  if (entries.length === 0) return empty;
  return (
    <>
      <ul className="related-list">
        {entries.map(({ id, name, slug, since }) => (
          <li key={id}>
            <span className="min-w-0">
              <Link href={slug === null ? path('people.show', { id }) : path('contractors.show', { slug })}>
                <bdi>{name}</bdi>
              </Link>
              <span className="block text-sm text-muted">
                {t('relations.since', { date: localDate(since) })}
              </span>
            </span>
            <RelationButton act={undo} id={id} name={name} />
          </li>
        ))}
      </ul>
      <Pagination page={pagination.current_page} lastPage={pagination.last_page} hrefFor={hrefFor} />
    </>
  );
}
