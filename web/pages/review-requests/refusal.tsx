import { REQUEST_REFUSALS, type RequestRefusal } from '../../../common/limits/review-requests.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { RefusalPageView } from '../../../server/review-requests/views.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = RefusalPageView;

/** A customer says that they want no more requests, without an account. */
export default function ReviewRequestsRefusalPage({ token, contractor, refused }: Props) {
  const t = useT();
  const isSaid: Record<RequestRefusal, boolean> = {
    business: refused.business,
    all: refused.all,
    not_customer: refused.notCustomer,
  };
  return (
    <FormPage
      heading={t('review_requests.refusal_title')}
      intro={t('review_requests.refusal_text', { contractor })}
    >
      <PageHead title={t('review_requests.refusal_title')} noIndex />
      <ul className="grid gap-4">
        {REQUEST_REFUSALS.map((refuse) => (
          <li key={refuse}>
            {isSaid[refuse] ? (
              <p>{t(`review_requests.refused.${refuse}`)}</p>
            ) : (
              <SendButton action={route('review_requests.refuse', { token })} also={{ refuse }}>
                {t(`review_requests.refuse.${refuse}`, { contractor })}
              </SendButton>
            )}
          </li>
        ))}
      </ul>
    </FormPage>
  );
}
