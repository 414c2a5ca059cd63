import {
  ASKED_SHOWN_FROM,
  CUSTOMER_ADDRESS_DAYS,
  REMIND_AFTER_DAYS,
} from '../../../common/limits/review-requests.ts';
import type { RequestsPageView } from '../../../server/review-requests/views.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { AskedLine } from '../../components/review-requests/asked-counts.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { AsidePart } from '../../components/layout/with-aside.tsx';
import { ListForm, Outcome } from '../../components/review-requests/list-form.tsx';
import { OpenLink } from '../../components/review-requests/open-link.tsx';
import { RequestForm } from '../../components/review-requests/request-form.tsx';
import { SentRequests } from '../../components/review-requests/sent-requests.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Link } from '../../components/ui/link.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = RequestsPageView;

/** A contractor asks customers for reviews. */
export default function ReviewRequestsPage(props: Props) {
  const t = useT();
  const { obstacle, isPaused, outcome } = props;
  return (
    <FormPage
      heading={t('review_requests.title')}
      intro={t('review_requests.intro')}
      aside={<Rules {...props} />}
    >
      <PageHead title={t('review_requests.title')} noIndex />
      {outcome && <Outcome outcome={outcome} />}
      {obstacle !== null && <Alert tone="caution">{obstacle}</Alert>}
      {isPaused && <Alert tone="caution">{t('review_requests.paused')}</Alert>}
      <OpenLink open={props.open} />
      {obstacle === null && (
        <>
          <RequestForm trades={props.trades} months={props.months} />
          {!isPaused && <ListForm key={outcome?.id} />}
        </>
      )}
      <SentRequests requests={props.requests} pagination={props.pagination} find={props.find} />
    </FormPage>
  );
}

/** The counts that the public reads, and the rules for everyone who asks. */
function Rules({ counts, contractor: { slug } }: Props) {
  const t = useT();
  const path = usePath();
  return (
    <>
      <AsidePart title={t('review_requests.public_title')}>
        {counts ? (
          <>
            <AskedLine counts={counts} />
            <p className="mt-2">
              <Link href={path('contractors.ratings', { slug })}>{t('review_requests.public_link')}</Link>
            </p>
          </>
        ) : (
          <p>{t('review_requests.public_none', { limit: ASKED_SHOWN_FROM })}</p>
        )}
      </AsidePart>
      <HelpList
        title={t('review_requests.rules_title')}
        items={[
          t('review_requests.rule_public', { limit: ASKED_SHOWN_FROM }),
          t('review_requests.rule_who'),
          t('review_requests.rule_mails', { days: REMIND_AFTER_DAYS }),
          t('review_requests.rule_gift'),
          t('review_requests.rule_address', { days: CUSTOMER_ADDRESS_DAYS }),
        ]}
      />
    </>
  );
}
