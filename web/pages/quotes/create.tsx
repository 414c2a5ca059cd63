import type { NewQuoteView } from '../../../server/quotes/create-page.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Obstacle } from '../../components/messages/obstacle.tsx';
import { QuoteForm } from '../../components/quotes/quote-form.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = NewQuoteView;

/** One request to up to three contractors. */
export default function QuoteCreatePage(view: Props) {
  const t = useT();
  const path = usePath();
  const { contractors, notOpen, maximum, obstacle } = view;
  return (
    <>
      <PageHead title={t('quotes.title')} noIndex />
      <h1>{t('quotes.title')}</h1>
      <p className="mt-2 mb-6 max-w-text text-muted">{t('quotes.intro', { maximum })}</p>
      {notOpen > 0 && (
        <div className="mb-6 max-w-form">
          <Alert>{t('quotes.some_not_open', { count: notOpen })}</Alert>
        </div>
      )}
      {obstacle !== null && <Obstacle text={obstacle} />}
      {obstacle === null && contractors.length === 0 && (
        <EmptyState
          title={t('quotes.nobody_title')}
          text={t('quotes.nobody_text')}
          action={
            <ButtonLink variant="primary" href={path('contractors.index')}>
              {t('messages.find')}
            </ButtonLink>
          }
        />
      )}
      {obstacle === null && contractors.length > 0 && <QuoteForm view={view} />}
    </>
  );
}
