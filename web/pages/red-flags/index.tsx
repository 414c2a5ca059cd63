import type { RedFlagsView } from '../../../server/red-flags/views.ts';
import { CleanHtml } from '../../components/content/markup.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { AsidePart, WithAside } from '../../components/layout/with-aside.tsx';
import { CriteriaList } from '../../components/red-flags/criteria-list.tsx';
import { RedFlagFilters } from '../../components/red-flags/red-flag-filters.tsx';
import { RedFlagList } from '../../components/red-flags/red-flag-list.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { Section } from '../../components/ui/section.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = RedFlagsView;

export default function RedFlagsPage(props: Props) {
  const t = useT();
  const { flags, own, pagination, query } = props;
  const path = usePath();
  const hrefFor = (page: number) =>
    path('red_flags.index', {}, { query: { ...query, page: page === 1 ? null : page } });
  return (
    <div className="grid max-w-page gap-8">
      <PageHead
        title={t('red_flags.title')}
        description={t('red_flags.description')}
        noIndex={query.page > pagination.last_page || (flags.length === 0 && isNarrowed(query))}
      />
      <header className="grid max-w-text gap-3">
        <h1>{t('red_flags.title')}</h1>
        <p>{t('red_flags.description')}</p>
        <p>
          <a href="#criteria">{t('red_flags.criteria')}</a>
        </p>
      </header>
      {own.length > 0 && (
        <Section title={t('red_flags.own')}>
          <p className="max-w-text text-muted">{t('red_flags.own_intro')}</p>
          <RedFlagList flags={own} />
        </Section>
      )}
      <WithAside asideFirst label={t('red_flags.choose')} aside={<ListAside {...props} />}>
        <h2 id="found" className={pagination.total === 0 ? 'sr-only' : 'text-lg'}>
          {t('red_flags.found', { count: pagination.total })}
        </h2>
        {flags.length === 0 ? (
          <EmptyState
            title={t(isNarrowed(query) ? 'red_flags.none_title' : 'red_flags.none_now_title')}
            text={t('red_flags.none_text')}
            action={
              isNarrowed(query) && (
                <ButtonLink href={path('red_flags.index')}>{t('red_flags.show_all')}</ButtonLink>
              )
            }
          />
        ) : (
          <RedFlagList flags={flags} />
        )}
        <Pagination page={pagination.current_page} lastPage={pagination.last_page} hrefFor={hrefFor} />
      </WithAside>
      <Criteria {...props} />
    </div>
  );
}

function ListAside({ query, choices }: Pick<Props, 'query' | 'choices'>) {
  const t = useT();
  const path = usePath();
  return (
    <>
      <RedFlagFilters query={query} choices={choices} />
      <AsidePart title={t('red_flags.report_title')}>
        <p className="text-muted">{t('red_flags.report_how')}</p>
        <p>
          <ButtonLink href={path('contractors.index')}>{t('red_flags.find_contractor')}</ButtonLink>
        </p>
      </AsidePart>
    </>
  );
}

function Criteria({ pageText, criteria }: Pick<Props, 'pageText' | 'criteria'>) {
  const t = useT();
  return (
    <Section title={t('red_flags.criteria')} id="criteria">
      {pageText !== null && <CleanHtml className="content-text max-w-text" html={pageText} />}
      <p className="mt-6 max-w-text">{t('red_flags.criteria_intro')}</p>
      <CriteriaList criteria={criteria} />
    </Section>
  );
}

/** The criteria are worth finding without any red flag; a filter that fits none is not. */
const isNarrowed = ({ region, trade, level, status }: Props['query']): boolean =>
  [region, trade, level, status].some((filter) => filter !== null);
