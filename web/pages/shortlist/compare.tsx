import '../../components/shortlist/shortlist.css';
import { QUOTE_CONTRACTORS_MAX } from '../../../common/quotes.ts';
import { route } from '../../../common/routes/route-table.ts';
import { COMPARED_MAX } from '../../../common/search/shortlist.ts';
import type { CompareView } from '../../../server/shortlists/compare-view.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { ShareLink } from '../../components/shortlist/share-link.tsx';
import { Section } from '../../components/ui/section.tsx';
import { CompareTable } from '../../components/shortlist/compare-table.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { TextField } from '../../components/form/fields.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = CompareView;

/** Up to four contractors side by side; the address holds which, and where distances are measured from. */
export default function ShortlistComparePage(view: Props) {
  const t = useT();
  const path = usePath();
  const { contractors } = view;
  return (
    <>
      <PageHead title={t('shortlist.compare_title')} noIndex />
      <h1>{t('shortlist.compare_title')}</h1>
      <p className="mt-2 max-w-text text-muted">{t('shortlist.compare_intro')}</p>
      <Notes view={view} />
      {contractors.length === 0 ? (
        <EmptyState
          title={t('shortlist.compare_none_title')}
          text={t('shortlist.compare_none_text', { maximum: COMPARED_MAX })}
          action={
            <ButtonLink variant="primary" href={path('shortlist')}>
              {t('shortlist.to_list')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <Near view={view} />
          <CompareTable view={view} />
          <Next view={view} />
        </>
      )}
    </>
  );
}

/** Notes on the requested contractors that are not shown. */
function Notes({ view: { tooMany, gone, merged, near, place } }: { view: CompareView }) {
  const t = useT();
  const notes = [
    tooMany && t('shortlist.too_many', { maximum: COMPARED_MAX }),
    gone > 0 && t('shortlist.compare_gone', { count: gone }),
    ...merged.map((name) => t('shortlist.merged', { name })),
    near !== '' && place === null && t('shortlist.place_unknown', { near }),
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <div className="mt-4 max-w-text">
      <Alert>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Alert>
    </div>
  );
}

/** The request for quotes to those who can be written to, and the link to this comparison. */
function Next({ view: { contractors, near } }: { view: CompareView }) {
  const t = useT();
  const path = usePath();
  const asked = contractors.filter(({ canMessage }) => canMessage).slice(0, QUOTE_CONTRACTORS_MAX);
  const others = contractors.filter(({ canMessage }) => !canMessage).map(({ name }) => name);
  const ids = contractors.map(({ id }) => id).join(',');
  return (
    <div className="mt-8 grid gap-6">
      {asked.length > 0 && (
        <div>
          <ButtonLink
            variant="primary"
            href={route('quotes.create', {}, { query: { to: asked.map(({ slug }) => slug).join(',') } })}
          >
            {t('shortlist.ask_all', { count: asked.length, names: asked[0]?.name ?? '' })}
          </ButtonLink>
          {others.length > 0 && (
            <p className="mt-2 text-sm text-muted">
              {t('shortlist.cannot_ask', { count: others.length, names: others.join(', ') })}
            </p>
          )}
        </div>
      )}
      <Section title={t('shortlist.compare_share')}>
        <ShareLink
          title={t('shortlist.compare_title')}
          path={path('compare', {}, { query: { ids, near: near || null } })}
        />
      </Section>
    </div>
  );
}

function Near({ view: { contractors, near } }: { view: CompareView }) {
  const t = useT();
  const path = usePath();
  return (
    <form action={path('compare')} className="compare-near">
      <input type="hidden" name="ids" value={contractors.map(({ id }) => id).join(',')} />
      <TextField
        name="near"
        label={t('shortlist.near')}
        help={t('shortlist.near_help')}
        defaultValue={near}
        maxLength={120}
        autoComplete="postal-code"
      />
      <Button type="submit">{t('shortlist.measure')}</Button>
    </form>
  );
}
