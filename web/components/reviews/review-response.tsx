import type { ReactNode } from 'react';
import type { ResponseView, ReviewView } from '../../../server/reviews/views.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { ProofLink } from '../ui/proof-link.tsx';
import { ReportLink } from '../reports/report-link.tsx';
import { useLocalDate } from '../../lib/local-date.ts';
import { Alert } from '../ui/alert.tsx';
import { TextOnHold } from '../screening/text-on-hold.tsx';
import { DateText } from '../ui/date-text.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';
import { UserText } from '../ui/user-text.tsx';
import { editLine } from './edit-line.ts';
import { AppealLine } from './status-line.tsx';
import { WayToAppeal } from './way-to-appeal.tsx';

type Props = { review: ReviewView; actions?: ReactNode };

/** The contractor's answer, indented on a hairline under the review. */
export function ReviewResponse({ review, actions }: Props) {
  const t = useT();
  const { viewer } = useShared();
  const { response, contractor } = review;
  if (response === null) return null;
  return (
    <div
      role="group"
      className="mt-4 border-s border-line-strong ps-4"
      aria-label={t('reviews.response_from', { contractor: contractor.name })}
    >
      <p className="text-sm text-muted">
        <span className="font-semibold text-ink">
          {t('reviews.response_from', { contractor: contractor.name })}
        </span>
        {'\u00a0· '}
        <DateText at={response.createdAt} />
        {response.editedAt && `\u00a0· ${t('reviews.response_edited')}`}
      </p>
      {response.signals.length > 0 && (
        <TextOnHold signals={response.signals} checkedBy={response.checkedBy} />
      )}
      {response.status === 'inactive' && response.signals.length === 0 && (
        <Alert tone="caution">
          <p>{t('reviews.response_not_shown')}</p>
          <WayToAppeal decisionId={response.hiddenBy} />
        </Alert>
      )}
      <p className="mt-1 whitespace-pre-line" dir="auto">
        {viewer?.contractorId === contractor.id ? response.body : <UserText text={response.body} />}
      </p>
      <EarlierResponses response={response} mine={viewer?.contractorId === contractor.id} />
      {response.appeal && (
        <div className="mt-3 border-s-2 border-caution ps-3 text-sm">
          <AppealLine appeal={response.appeal} />
        </div>
      )}
      {response.status === 'active' && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4">
          {review.displayStatus.state === 'active' && <ProofLink kind="response" id={response.id} />}
          <ReportLink
            kind="response"
            id={response.id}
            label={t('report_forms.report_response', { name: contractor.name })}
            texts={[response.body]}
            mayReport={response.can.report}
          />
        </p>
      )}
      {actions}
    </div>
  );
}

/** The note that an administrator changed the text, with the earlier text. */
function EarlierResponses({ response, mine }: { response: ResponseView; mine: boolean }) {
  const t = useT();
  const localDate = useLocalDate();
  const { administratorEdit, earlierVersions } = response;
  if (administratorEdit === null) return null;
  return (
    <div className="mt-2 text-sm">
      <p>{editLine(administratorEdit, t, localDate)}</p>
      {mine && !administratorEdit.isRestoration && <WayToAppeal decisionId={administratorEdit.decisionId} />}
      {earlierVersions.length > 0 && (
        <Disclosure summary={t('reviews.earlier_responses', { count: earlierVersions.length })}>
          <ol className="grid gap-4 border-s border-line ps-4">
            {earlierVersions.map(({ version, writtenAt, hidden, body }) => (
              <li key={version}>
                <p className="text-muted">{t('reviews.version_written', { date: localDate(writtenAt) })}</p>
                <p className="whitespace-pre-line" dir="auto">
                  {hidden ? t('reviews.words_withheld') : <Words text={body} mine={mine} />}
                </p>
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </div>
  );
}

const Words = ({ text, mine }: { text: string; mine: boolean }) => (mine ? text : <UserText text={text} />);
