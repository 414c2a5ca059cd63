import '../../components/shortlist/shortlist.css';
import { route } from '../../../common/routes/route-table.ts';
import { QUOTE_CONTRACTORS_MAX } from '../../../common/quotes.ts';
import { COMPARED_MAX } from '../../../common/search/shortlist.ts';
import type { ShortlistView } from '../../../server/shortlists/views.ts';
import { ContractorDialog } from '../../components/contractors/contractor-dialog.tsx';
import { ActionForm } from '../../components/form/post-form.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { WithAside } from '../../components/layout/with-aside.tsx';
import { KeptList } from '../../components/shortlist/kept-list.tsx';
import { ShareLink } from '../../components/shortlist/share-link.tsx';
import { SaveForm } from '../../components/shortlist/save-button.tsx';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Section } from '../../components/ui/section.tsx';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';

export type Props = ShortlistView;

/** The contractors that the reader keeps: to look at again, compare, print and share. */
export default function ShortlistShowPage({ contractors, gone, maximum, shareUrl }: Props) {
  const t = useT();
  const path = usePath();
  return (
    <WithAside
      label={t('shortlist.aside')}
      aside={(contractors.length > 0 || shareUrl !== null) && <Sharing shareUrl={shareUrl} />}
    >
      <PageHead title={t('shortlist.title')} noIndex />
      <h1>{t('shortlist.title')}</h1>
      <p className="mt-2 text-muted">{t('shortlist.intro', { maximum })}</p>
      {gone > 0 && <p className="mt-2">{t('shortlist.gone', { count: gone })}</p>}
      {contractors.length === 0 ? (
        <EmptyState
          title={t('shortlist.none_title')}
          text={t('shortlist.none_text')}
          action={
            <ButtonLink variant="primary" href={path('contractors.index')}>
              {t('shortlist.find')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <Toolbar contractors={contractors} />
          <KeptList contractors={contractors} isOwn />
          <SaveForm />
          <ContractorDialog />
        </>
      )}
    </WithAside>
  );
}

function Toolbar({ contractors }: Pick<Props, 'contractors'>) {
  const t = useT();
  const path = usePath();
  const { viewer } = useShared();
  const count = contractors.length;
  const to = contractors.slice(0, QUOTE_CONTRACTORS_MAX).map(({ slug }) => slug);
  const next = route('quotes.create', {}, { query: { to: to.join(',') } });
  const withAccount = viewer ? next : path('join', {}, { query: { next } });
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      {count > 1 && (
        <form id="compare-form" action={path('compare')}>
          <Button type="submit" variant="primary">
            {t('shortlist.compare')}
          </Button>
        </form>
      )}
      <ButtonLink href={withAccount}>{t('contractors.ask_quote')}</ButtonLink>
      <button type="button" className="button button-ghost with-scripts" onClick={() => window.print()}>
        {t('contractors.print')}
      </button>
      {count > 1 && (
        <p className="text-sm text-muted">{t('shortlist.compare_help', { maximum: COMPARED_MAX })}</p>
      )}
    </div>
  );
}

/** A link that others open without an account; its owner may turn it off. */
function Sharing({ shareUrl }: Pick<Props, 'shareUrl'>) {
  const t = useT();
  const path = usePath();
  const { viewer } = useShared();
  const next = path('shortlist');
  if (viewer === null)
    return (
      <Section title={t('shortlist.share_title')}>
        <p className="mb-3">{t('shortlist.share_visitor')}</p>
        <ButtonLink href={path('join', {}, { query: { next } })}>{t('layout.join')}</ButtonLink>
      </Section>
    );
  const name = shareUrl === null ? 'shortlist.share' : 'shortlist.unshare';
  return (
    <Section title={t('shortlist.share_title')}>
      <p className="mb-3">{t(shareUrl === null ? 'shortlist.share_text' : 'shortlist.shared_text')}</p>
      {shareUrl !== null && (
        <div className="mb-3">
          <ShareLink title={t('shortlist.title')} path={new URL(shareUrl).pathname} />
        </div>
      )}
      <ActionForm action={route(name)}>
        <Button type="submit">
          {t(shareUrl === null ? 'shortlist.make_link' : 'shortlist.turn_link_off')}
        </Button>
      </ActionForm>
    </Section>
  );
}
