import { route } from '../../../common/routes/route-table.ts';
import type { FollowedRequestView } from '../../../server/data-requests/views.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { RequestAnswer } from '../../components/data-requests/request-answer.tsx';
import { ReplyForm } from '../../components/data-requests/reply-form.tsx';
import { RequestSteps } from '../../components/data-requests/request-steps.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { DataList } from '../../components/ui/data-list.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { DayText } from '../../components/ui/day-text.tsx';
import { Link } from '../../components/ui/link.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = FollowedRequestView;

/** A request as its asker follows it by the secret link. */
export default function DataRequestsShowPage(props: Props) {
  const t = useT();
  const title = t('data_requests.number', { id: String(props.id) });
  return (
    <FormPage heading={title} intro={t('data_requests.follow_intro')}>
      <PageHead title={title} noIndex />
      <Now {...props} />
      <Facts {...props} />
      <RequestSteps steps={props.steps} />
    </FormPage>
  );
}

/** The asker’s next step, or the answer. */
function Now(props: Props) {
  const t = useT();
  const path = usePath();
  const { state, isExpired, email, token, question } = props;
  if (isExpired)
    return (
      <Alert tone="caution">
        <p>{t('data_requests.expired')}</p>
        <p>
          <Link href={path('data_requests')}>{t('data_requests.ask_again')}</Link>
        </p>
      </Alert>
    );
  if (state === 'unconfirmed')
    return (
      <section className="grid gap-4">
        <p>{t('data_requests.confirm_text', { email })}</p>
        <SendButton variant="primary" action={route('data_requests.confirm', { token })}>
          {t('data_requests.confirm')}
        </SendButton>
      </section>
    );
  if (question !== null) return <ReplyForm token={token} question={question} />;
  return <RequestAnswer request={props} />;
}

function Facts({ kind, law, state, about, asks, receivedAt, dueAt }: Props) {
  const t = useT();
  const isDone = state === 'closed' || state === 'unconfirmed';
  return (
    <DataList
      items={[
        { term: t('data_requests.state'), detail: <Badge>{t(`data_requests.state.${state}`)}</Badge> },
        ...(isDone
          ? []
          : [
              {
                term: t(state === 'carrying_out' ? 'data_requests.done_by' : 'data_requests.answer_by'),
                detail: <DayText day={dueAt} />,
              },
            ]),
        { term: t('data_requests.law'), detail: t(`data_requests.law.${law}`) },
        { term: t('data_requests.received'), detail: <DateText at={receivedAt} /> },
        { term: t('data_requests.what'), detail: t(`data_requests.kind.${kind}`) },
        ...(about === null ? [] : [{ term: t('data_requests.about'), detail: <a href={about}>{about}</a> }]),
        {
          term: t('data_requests.asks'),
          detail: (
            <span className="whitespace-pre-line" dir="auto">
              {asks}
            </span>
          ),
        },
      ]}
    />
  );
}
