import { route } from '../../../../common/routes/route-table.ts';
import type { RequestCase } from '../../../../server/data-requests/admin/views.ts';
import { useT } from '../../../lib/page/app-context.tsx';
import type { CaseHeading } from '../../admin/queue-page.tsx';
import { CasePart } from '../../admin/case/case-part.tsx';
import { CaseArticle, CaseTitle } from '../../admin/case/open-case.tsx';
import { Badge } from '../../ui/badge.tsx';
import { DataList, type Datum } from '../../ui/data-list.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { DayText } from '../../ui/day-text.tsx';
import { FileName } from '../../uploads/file-name.tsx';
import { RequestActions } from './request-actions.tsx';

type Opened = { opened: RequestCase };

/** A request with its files and its record, and what an administrator does with it. */
export function RequestPanel({ opened, heading }: Opened & { heading: CaseHeading }) {
  const t = useT();
  return (
    <CaseArticle>
      <header className="case-head">
        <span className="case-badges">
          <Badge>{t(`data_requests.state.${opened.state}`)}</Badge>
          {opened.isLate && <Badge tone="danger">{t('admin.late')}</Badge>}
        </span>
        <CaseTitle heading={heading}>
          <bdi>{opened.name}</bdi>
        </CaseTitle>
        <p className="case-note">
          {t('data_requests.number', { id: String(opened.id) })} · {t(`data_requests.kind.${opened.kind}`)} ·{' '}
          <DateText at={opened.receivedAt} />
          {opened.state !== 'closed' && (
            <>
              {' · '}
              {t('admin.data_requests.due')} <DayText day={opened.dueAt} />
            </>
          )}
        </p>
      </header>
      <RequestActions opened={opened} />
      <Facts opened={opened} />
      <Tools opened={opened} />
      <Record opened={opened} />
    </CaseArticle>
  );
}

function Facts({ opened }: Opened) {
  const t = useT();
  const { asker, onBehalfOf, fileNumber, email, place, law, about, asks, files } = opened;
  const given = (term: string, detail: string | null): Datum[] => (detail === null ? [] : [{ term, detail }]);
  return (
    <CasePart title={t('admin.data_requests.facts')}>
      <p className="whitespace-pre-line" dir="auto">
        {asks}
      </p>
      <DataList
        items={[
          { term: t('admin.data_requests.asker'), detail: t(`data_requests.asker.${asker}`) },
          ...given(t('admin.data_requests.behalf'), onBehalfOf),
          ...given(t('admin.data_requests.file_number'), fileNumber),
          { term: t('admin.data_requests.email'), detail: email },
          { term: t('admin.data_requests.place'), detail: t(`data_requests.place.${place}`) },
          { term: t('admin.data_requests.law'), detail: t(`data_requests.law.${law}`) },
          ...(about === null
            ? []
            : [{ term: t('admin.data_requests.about'), detail: <a href={about}>{about}</a> }]),
        ]}
      />
      {files.length > 0 && (
        <ul className="grid gap-1" aria-label={t('admin.data_requests.documents')}>
          {files.map((file) => (
            <li key={file.id}>
              <FileName file={file} />
            </li>
          ))}
        </ul>
      )}
    </CasePart>
  );
}

/** The usual tools, with what the request is about looked up. */
function Tools({ opened: { accountId, email, listing } }: Opened) {
  const t = useT();
  return (
    <CasePart title={t('admin.data_requests.tools')}>
      <p className="case-note">{t('admin.data_requests.tools_help')}</p>
      <ul className="grid gap-1">
        {accountId !== null && (
          <li>
            <a href={route('admin.users', {}, { query: { search: email, open: accountId } })}>
              {t('admin.data_requests.to_account')}
            </a>
          </li>
        )}
        {listing !== null && (
          <li>
            <a href={route('admin.contractors', {}, { query: { search: listing } })}>
              {t('admin.data_requests.to_listing')}
            </a>
          </li>
        )}
        <li>
          <a href={route('admin.reviews')}>{t('admin.data_requests.to_reviews')}</a>
        </li>
      </ul>
    </CasePart>
  );
}

function Record({ opened: { steps } }: Opened) {
  const t = useT();
  return (
    <CasePart title={t('admin.data_requests.record')}>
      <ol className="case-lines">
        {steps.map(({ id, step, at, words, by }) => (
          <li key={id}>
            <p className="case-note">
              <DateText at={at} />{' '}
              <span className="font-semibold text-ink">{t(`data_requests.step.${step}`)}</span>
              {by !== null && ` · ${by}`}
            </p>
            {words !== null && (
              <p className="whitespace-pre-line" dir="auto">
                {words}
              </p>
            )}
          </li>
        ))}
      </ol>
    </CasePart>
  );
}
