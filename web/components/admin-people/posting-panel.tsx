import { signalName } from '../admin/case/status-badges.tsx';
import { Link } from '@inertiajs/react';
import { useState } from 'react';
import { formatDate } from '../../../common/format/dates.ts';
import { lastDayBefore } from '../../../common/format/last-days.ts';
import { htmlLang } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { PostingCase } from '../../../server/moderation/people/posting-views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { CasePart } from '../admin/case/case-part.tsx';
import { ConflictAlert } from '../admin/case/conflict-alert.tsx';
import { CaseArticle, CaseTitle, type PanelProps } from '../admin/case/open-case.tsx';
import { DecideFirst } from '../admin/decide-first.tsx';
import { ReasonDialog, type Reason } from '../admin/reason-form.tsx';
import { SettledCase, useSteadyActions } from '../admin/steady-actions.tsx';
import { Alert } from '../ui/alert.tsx';
import { AskForm } from '../form/ask-form.tsx';
import { Button } from '../ui/button.tsx';
import { DataList, type Datum } from '../ui/data-list.tsx';
import { DateText } from '../ui/date-text.tsx';
import { UserText } from '../ui/user-text.tsx';
import { NotesPart } from './notes-part.tsx';
import { PostingBadge } from './posting-badge.tsx';
import { PostingComments } from './posting-comments.tsx';
import { PostingText } from './posting-words.tsx';
import { DecisionsPart } from './user-history.tsx';
import { useCall } from '../../hooks/use-call.ts';
import { ADMIN_CALL } from '../admin/refetch.ts';

type Props = PanelProps<PostingCase>;
type Transition = 'remove' | 'restore';

/** One posting: its text, its history, and the actions. */
export function PostingPanel(props: Props) {
  return <OpenPosting key={props.opened.id} {...props} />;
}

function OpenPosting({ opened, reasons, heading }: Props) {
  const t = useT();
  // The decision is about the version that the dialog opened with; the page behind may be fetched again.
  const [asked, setAsked] = useState<{ transition: Transition; seen: PostingCase } | null>(null);
  const admin = useCall(ADMIN_CALL);
  const { id, title, language, type, displayStatus, can, isOwnCase } = opened;
  const { isSteady, goOn } = useSteadyActions([can.remove && 'remove', can.restore && 'restore'].map(String));
  const ask = (transition: Transition) => setAsked({ transition, seen: opened });
  const close = () => setAsked(null);
  const given = { last_decision_id: opened.lastDecisionId, version: opened.version };
  const decide = (transition: Transition, { lastDecisionId, version }: PostingCase, reason: Reason) => {
    const call = transition === 'remove' ? 'api.admin.postings.remove' : 'api.admin.postings.restore';
    return admin.callAndClose(call, { id }, { ...reason, last_decision_id: lastDecisionId, version }, close);
  };
  return (
    <CaseArticle>
      <header className="case-head">
        <PostingBadge displayStatus={displayStatus} />
        {opened.signals.length > 0 && (
          <p className="case-note">{opened.signals.map((signal) => signalName(signal, t)).join(', ')}</p>
        )}
        <CaseTitle heading={heading} lang={htmlLang(language)}>
          <UserText text={title} />
        </CaseTitle>
        <p className="case-note">
          {t(`posting_types.${type}`)} · {t('admin.postings.number', { id: String(id) })}
        </p>
      </header>
      {admin.conflict && <ConflictAlert conflict={admin.conflict} reasons={reasons} />}
      {isOwnCase && <Alert tone="caution">{t('admin.postings.own_case')}</Alert>}
      <DecideFirst waiting={opened.waiting} />
      {!isSteady && <SettledCase onGoOn={goOn} />}
      {isSteady && (can.remove || can.restore) && (
        <div className="case-actions">
          {can.remove && (
            <AskForm call="api.admin.postings.remove" id={id} given={given} onAsk={() => ask('remove')}>
              <Button type="submit" size="small" variant="danger">
                {t('admin.postings.move.remove')}
              </Button>
            </AskForm>
          )}
          {can.restore && (
            <AskForm call="api.admin.postings.restore" id={id} given={given} onAsk={() => ask('restore')}>
              <Button type="submit" size="small">
                {t('admin.postings.move.restore')}
              </Button>
            </AskForm>
          )}
        </div>
      )}
      <PostingText opened={opened} />
      <CasePart title={t('admin.postings.facts')}>
        <DataList items={useFacts(opened)} />
      </CasePart>
      <PostingComments comments={opened.comments} reasons={reasons} />
      <DecisionsPart decisions={opened.decisions} none={t('admin.postings.no_decisions')} />
      <NotesPart call="api.admin.postings.notes" id={id} notes={opened.notes} />
      {asked && (
        <ReasonDialog
          open
          onClose={close}
          title={t(`admin.postings.ask.${asked.transition}`)}
          confirm={t(`admin.postings.move.${asked.transition}`)}
          danger={asked.transition === 'remove'}
          reasons={reasons}
          withoutCode={asked.transition === 'restore'}
          busy={admin.busy}
          errors={admin.errors}
          onSubmit={(reason) => void decide(asked.transition, asked.seen, reason)}
        >
          <p>{t(`admin.postings.follows.${asked.transition}`)}</p>
        </ReasonDialog>
      )}
    </CaseArticle>
  );
}

function useFacts(opened: PostingCase): Datum[] {
  const t = useT();
  const path = usePath();
  const { id, author, region, trades, publishedAt, editedAt, expiresAt, endsOn } = opened;
  const search = author.userId === null ? null : { search: `#${author.userId}`, open: author.userId };
  return [
    {
      term: t('admin.postings.author'),
      detail: search ? (
        <Link href={route('admin.functions', {}, { query: search })}>
          <bdi>{author.name}</bdi>
        </Link>
      ) : (
        <bdi>{author.name}</bdi>
      ),
    },
    ...(region === null ? [] : [{ term: t('admin.postings.region'), detail: region.name }]),
    { term: t('admin.postings.trades'), detail: trades.map(({ name }) => name).join(', ') },
    { term: t('admin.postings.published'), detail: <DateText at={publishedAt} /> },
    ...(editedAt === null ? [] : [{ term: t('admin.postings.edited'), detail: <DateText at={editedAt} /> }]),
    ...(expiresAt === null
      ? []
      : [
          {
            term: t('admin.postings.listed_to'),
            detail: formatDate(endsOn ?? lastDayBefore(expiresAt), t.language),
          },
        ]),
    {
      term: t('admin.postings.page'),
      detail: <Link href={path('postings.show', { id })}>{t('admin.postings.to_page')}</Link>,
    },
  ];
}
