import { router } from '@inertiajs/react';
import { formatDate, formatMonthInWords } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { RequestsPageView, RequestView } from '../../../server/review-requests/views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { SendButton } from '../form/send-button.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Section } from '../ui/section.tsx';
import { CopyButton, ReadyText } from './request-texts.tsx';

type Props = Pick<RequestsPageView, 'requests' | 'pagination' | 'find'>;

/** Requests about single jobs, the latest first. */
export function SentRequests({ requests, pagination, find }: Props) {
  const t = useT();
  const path = usePath();
  const isEmpty = pagination.total === 0;
  return (
    <Section id="sent" title={t('review_requests.sent_title')} aside={isEmpty ? null : pagination.total}>
      {(!isEmpty || find !== '') && <Find find={find} />}
      {isEmpty ? (
        <EmptyState title={t(find === '' ? 'review_requests.sent_empty' : 'review_requests.sent_none')} />
      ) : (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {requests.map((request) => (
            <li key={request.id} className="grid gap-2 py-4">
              <Sent request={request} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={pagination.current_page}
        lastPage={pagination.last_page}
        hrefFor={(page) => `${path('review_requests', {}, { query: { find: find || null, page } })}#sent`}
      />
    </Section>
  );
}

function Find({ find }: { find: string }) {
  const t = useT();
  const action = route('review_requests');
  return (
    <form
      method="get"
      action={action}
      role="search"
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = new FormData(event.currentTarget).get('find');
        router.get(action, typeof wanted === 'string' && wanted !== '' ? { find: wanted } : {}, {
          preserveScroll: true,
        });
      }}
    >
      <label className="grid gap-1.5">
        <span className="text-sm font-semibold">{t('review_requests.find')}</span>
        <input className="control" type="search" name="find" defaultValue={find} maxLength={60} />
      </label>
      <Button type="submit">{t('review_requests.find_button')}</Button>
    </form>
  );
}

function Sent({ request }: { request: RequestView }) {
  const t = useT();
  const { id, trade, month, city, reference, email, link, can } = request;
  const job = [trade, month && formatMonthInWords(month, t.language), city].filter(Boolean).join(' · ');
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="wrap-anywhere font-semibold">
          {[reference, email].filter(Boolean).join(' · ') || job || t('review_requests.job_unnamed')}
        </p>
        <p className="text-sm text-muted">{stateOf(request, t)}</p>
      </div>
      {(reference !== null || email !== null) && job !== '' && <p className="text-sm">{job}</p>}
      {link && (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
            <span className="break-all">{link.url}</span>
            <CopyButton text={link.url} />
          </p>
          <Disclosure summary={t('review_requests.texts_title')}>
            <ReadyText texts={link.texts} />
          </Disclosure>
        </>
      )}
      {(can.remind || can.withdraw) && (
        <div className="flex flex-wrap gap-3">
          {can.remind && (
            <SendButton size="small" action={route('review_requests.remind', { id })}>
              {t('review_requests.remind')}
            </SendButton>
          )}
          {can.withdraw && (
            <SendButton size="small" variant="ghost" action={route('review_requests.withdraw', { id })}>
              {t('review_requests.withdraw')}
            </SendButton>
          )}
        </div>
      )}
    </>
  );
}

function stateOf(
  { madeAt, mailedAt, remindedAt, isWithdrawn }: RequestView,
  t: ReturnType<typeof useT>,
): string {
  const on = (day: string) => ({ date: formatDate(day, t.language) });
  if (isWithdrawn) return t('review_requests.state_withdrawn');
  if (mailedAt === null) return t('review_requests.made_on', on(madeAt));
  const mailed = t('review_requests.mailed_on', on(mailedAt));
  return remindedAt === null ? mailed : `${mailed}, ${t('review_requests.reminded_on', on(remindedAt))}`;
}
