import { Link } from '@inertiajs/react';
import { route } from '../../../common/routes/route-table.ts';
import type { AskPageView } from '../../../server/data-requests/views.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { AskAboutDataForm } from '../../components/data-requests/ask-form.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { AsidePart } from '../../components/layout/with-aside.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { useShared, useT } from '../../lib/page/app-context.tsx';

export type Props = AskPageView;

/** The form to ask for one's data, or to have it corrected or deleted; for courts and authorities, too. */
export default function DataRequestsAskPage(props: Props) {
  const t = useT();
  const { viewer } = useShared();
  return (
    <FormPage
      heading={t('data_requests.title')}
      intro={t('data_requests.intro')}
      aside={
        <>
          <HelpList
            title={t('data_requests.days_title')}
            items={[
              t('data_requests.days_mexico'),
              t('data_requests.days_california'),
              t('data_requests.days_other'),
              t('data_requests.days_extended'),
              t('data_requests.days_start'),
            ]}
          />
          <AsidePart title={t('data_requests.faster_title')}>
            <p>{t('data_requests.faster')}</p>
            {viewer && (
              <p>
                <Link href={route('settings.export')}>{t('data_requests.to_export')}</Link>
              </p>
            )}
          </AsidePart>
        </>
      }
    >
      <PageHead title={t('data_requests.title')} description={t('data_requests.description')} />
      <AskAboutDataForm {...props} />
    </FormPage>
  );
}
