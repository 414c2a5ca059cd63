import { Link } from '@inertiajs/react';
import { useState } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import type { UserCase } from '../../../server/moderation/people/user-views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { CasePart } from '../admin/case/case-part.tsx';
import { ConflictAlert } from '../admin/case/conflict-alert.tsx';
import { CaseArticle, CaseTitle, type PanelProps } from '../admin/case/open-case.tsx';
import { DecideFirst } from '../admin/decide-first.tsx';
import { SettledCase, useSteadyActions } from '../admin/steady-actions.tsx';
import { AskForm } from '../form/ask-form.tsx';
import { Button } from '../ui/button.tsx';
import { DataList, type Datum } from '../ui/data-list.tsx';
import { DateText } from '../ui/date-text.tsx';
import { AccountAppeals } from './account-appeals.tsx';
import { NotesPart } from './notes-part.tsx';
import { offeredUserActions, type UserAction } from './offered-user-actions.ts';
import { UserActionDialog } from './user-action-dialog.tsx';
import { UserBadges } from './user-badges.tsx';
import { UserHistory } from './user-history.tsx';
import { useCall } from '../../hooks/use-call.ts';
import { ADMIN_CALL } from '../admin/refetch.ts';

type Props = PanelProps<UserCase>;

/** One account: its facts, its history, and the actions. */
export function UserPanel(props: Props) {
  return <OpenUser key={props.opened.id} {...props} />;
}

function OpenUser({ opened, reasons, heading }: Props) {
  const t = useT();
  const [asked, setAsked] = useState<UserAction | null>(null);
  const admin = useCall(ADMIN_CALL);
  const { id, name, email } = opened;
  const offered = offeredUserActions(opened);
  const open = opened.appeals.filter(({ state }) => state === 'open');
  const { isSteady, goOn } = useSteadyActions([
    ...offered.map((action) => `${action.name} ${action.role ?? ''}`),
    ...open.map((appeal) => `appeal ${appeal.id}`),
  ]);
  return (
    <CaseArticle>
      <header className="case-head">
        <UserBadges user={opened} />
        <CaseTitle heading={heading}>
          <bdi>{name}</bdi>
        </CaseTitle>
        <p className="case-note">
          {email} · {t('admin.functions.account_number', { id: String(id) })}
        </p>
      </header>
      {admin.conflict && <ConflictAlert conflict={admin.conflict} reasons={reasons} />}
      <DecideFirst waiting={opened.waiting} />
      {!isSteady && <SettledCase onGoOn={goOn} />}
      <div className="case-actions">
        {(isSteady ? offered : []).map((action) => (
          <AskForm
            key={`${action.name} ${action.role ?? ''}`}
            call={action.call}
            id={action.id}
            given={{ role: action.role }}
            onAsk={() => setAsked(action)}
          >
            <Button type="submit" size="small" variant={action.danger ? 'danger' : 'secondary'}>
              {action.role
                ? t('admin.functions.make_role', { role: t(`admin.role.${action.role}`).toLowerCase() })
                : t(action.label)}
            </Button>
          </AskForm>
        ))}
      </div>
      <AccountAppeals opened={opened} onAsk={setAsked} />
      <CasePart title={t('admin.functions.account')}>
        <DataList items={useAccount(opened)} />
      </CasePart>
      <UserHistory opened={opened} />
      <NotesPart call="api.admin.users.notes" id={id} notes={opened.notes} />
      {asked && (
        <UserActionDialog
          action={asked}
          opened={opened}
          reasons={reasons}
          admin={admin}
          onClose={() => setAsked(null)}
        />
      )}
    </CaseArticle>
  );
}

function useAccount(opened: UserCase): Datum[] {
  const t = useT();
  const path = usePath();
  const { role, language, joinedAt, recoveredAt, contractor, sessions, inactiveReason, claims } = opened;
  return [
    ...(inactiveReason === null
      ? []
      : [{ term: t('admin.functions.inactive_because'), detail: inactiveReason }]),
    { term: t('admin.users.role'), detail: t(`admin.role.${role}`) },
    ...(contractor === null
      ? []
      : [
          {
            term: t('admin.users.business'),
            detail: <Link href={path('contractors.show', { slug: contractor.slug })}>{contractor.name}</Link>,
          },
        ]),
    { term: t('admin.column.language'), detail: t(`admin.language.${language}`) },
    { term: t('admin.users.joined'), detail: <DateText at={joinedAt} /> },
    ...(recoveredAt === null
      ? []
      : [{ term: t('signin.recovered_on'), detail: <DateText at={recoveredAt} /> }]),
    { term: t('admin.functions.sessions'), detail: t('admin.functions.session_counts', sessions) },
    ...(claims.length === 0
      ? []
      : [
          {
            term: t('admin.functions.claims'),
            detail: claims.map((claim) => (
              <span key={claim.id} className="block">
                <Link href={route('admin.claims', {}, { query: { state: 'all', open: claim.id } })}>
                  {claim.contractor}
                </Link>
                {`: ${t(`admin.claim_state.${claim.state}`)}`}
              </span>
            )),
          },
        ]),
  ];
}
