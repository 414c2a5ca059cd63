import { useState } from 'react';
import type { ClaimCase } from '../../../server/moderation/people/claim-views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { CasePart } from '../admin/case/case-part.tsx';
import { ConflictAlert } from '../admin/case/conflict-alert.tsx';
import { CaseArticle, CaseTitle, type PanelProps } from '../admin/case/open-case.tsx';
import { useAdminKeys } from '../admin/admin-keys.ts';
import { KeyLegend } from '../admin/key-legend.tsx';
import { KEYS } from '../admin/key-table.ts';
import { ReasonDialog, type Reason } from '../admin/reason-form.tsx';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { AskForm } from '../form/ask-form.tsx';
import { Button } from '../ui/button.tsx';
import { DateText } from '../ui/date-text.tsx';
import { DayText } from '../ui/day-text.tsx';
import { ClaimEvidence } from './claim-evidence.tsx';
import { ClaimSides } from './claim-sides.tsx';
import { NotesPart } from './notes-part.tsx';
import { useCall } from '../../hooks/use-call.ts';
import { ADMIN_CALL } from '../admin/refetch.ts';

type Props = PanelProps<ClaimCase>;
type Verb = 'accept' | 'reject';
const WORDS = {
  accept: { title: 'admin.claims.accept_title', confirm: 'admin.claims.accept' },
  reject: { title: 'admin.claims.reject_title', confirm: 'admin.claims.reject' },
} as const;

/** The facts for a decision about a claim, and its buttons. */
export function ClaimPanel({ opened, reasons, heading }: Props) {
  const t = useT();
  const [asked, setAsked] = useState<Verb | null>(null);
  const admin = useCall(ADMIN_CALL);
  const { can } = opened;
  useAdminKeys({
    ...(can.accept && { [KEYS.accept]: () => setAsked('accept') }),
    ...(can.reject && { [KEYS.reject]: () => setAsked('reject') }),
  });
  const submit = (verb: Verb, reason: Reason) =>
    admin.callAndClose(`api.admin.claims.${verb}`, { id: opened.id }, reason, () => setAsked(null));
  return (
    <CaseArticle>
      <ClaimHead opened={opened} heading={heading} />
      {admin.conflict && <ConflictAlert conflict={admin.conflict} reasons={reasons} />}
      <Obstacles opened={opened} />
      <div className="case-actions">
        {can.accept && (
          <AskForm call="api.admin.claims.accept" id={opened.id} onAsk={() => setAsked('accept')}>
            <Button type="submit" size="small" aria-keyshortcuts={KEYS.accept}>
              {t('admin.claims.accept')}
            </Button>
          </AskForm>
        )}
        {can.reject && (
          <AskForm call="api.admin.claims.reject" id={opened.id} onAsk={() => setAsked('reject')}>
            <Button type="submit" size="small" aria-keyshortcuts={KEYS.reject}>
              {t('admin.claims.reject')}
            </Button>
          </AskForm>
        )}
      </div>
      <Keys can={can} />
      <ClaimEvidence opened={opened} />
      <ClaimSides opened={opened} />
      <History claims={opened.claims} />
      <NotesPart call="api.admin.claims.notes" id={opened.id} notes={opened.notes} />
      {asked && (
        <ReasonDialog
          open
          onClose={() => setAsked(null)}
          title={t(WORDS[asked].title, {
            contractor: opened.contractor.name,
            claimant: opened.claimant.name,
          })}
          confirm={t(WORDS[asked].confirm)}
          reasons={reasons}
          family={asked === 'accept' ? 'claim_accepted' : 'claim_rejected'}
          busy={admin.busy}
          errors={admin.errors}
          onSubmit={(reason) => void submit(asked, reason)}
        >
          <p>{t(`admin.claims.${asked}_text`)}</p>
        </ReasonDialog>
      )}
    </CaseArticle>
  );
}

function Keys({ can }: Pick<ClaimCase, 'can'>) {
  const t = useT();
  return (
    <KeyLegend
      keys={[
        ...(can.accept ? [{ key: KEYS.accept, meaning: t('admin.claims.accept') }] : []),
        ...(can.reject ? [{ key: KEYS.reject, meaning: t('admin.claims.reject') }] : []),
      ]}
    />
  );
}

function ClaimHead({ opened, heading }: Pick<Props, 'opened' | 'heading'>) {
  const t = useT();
  const { id, state, isLate, contractor, claimant, filedAt, dueAt } = opened;
  return (
    <header className="case-head">
      <span className="case-badges">
        <Badge tone={state === 'accepted' ? 'good' : 'neutral'}>{t(`admin.claim_state.${state}`)}</Badge>
        {isLate && <Badge tone="danger">{t('admin.late')}</Badge>}
      </span>
      <CaseTitle heading={heading}>
        <bdi>{contractor.name}</bdi>
      </CaseTitle>
      <p className="case-note">
        {t('admin.claims.number', { id: String(id) })} · <bdi>{claimant.name}</bdi> ·{' '}
        <DateText at={filedAt} />
        {state === 'open' && (
          <>
            {' · '}
            {t('admin.claims.due')} <DayText day={dueAt} />
          </>
        )}
      </p>
    </header>
  );
}

/** The obstacles to accepting, or its consequences. */
function Obstacles({ opened }: { opened: ClaimCase }) {
  const t = useT();
  const { state, business, person, hasEvidence } = opened;
  if (state !== 'open') return null;
  const { ownReviews, otherBusiness } = person;
  return (
    <>
      {ownReviews.length > 0 && (
        <Alert tone="caution" title={t('admin.claims.conflict')}>
          {t('admin.claims.own_reviews', {
            numbers: ownReviews.map((id) => `#${id}`).join(', '),
            count: ownReviews.length,
          })}
        </Alert>
      )}
      {business.isClaimed && <Alert tone="caution">{t('admin.claims.taken')}</Alert>}
      {otherBusiness !== null && (
        <Alert tone="caution">
          {t(otherBusiness.joins ? 'admin.claims.joins' : 'admin.claims.has_business', otherBusiness)}
        </Alert>
      )}
      {!hasEvidence && <Alert>{t('admin.claims.no_code_yet')}</Alert>}
    </>
  );
}

function History({ claims }: Pick<ClaimCase, 'claims'>) {
  const t = useT();
  return (
    <CasePart title={t('admin.claims.history')}>
      <ol className="case-lines">
        {claims.map(({ id, state, claimant, evidence, at, decidedBy, reason }) => (
          <li key={id}>
            <p className="case-note">
              <DateText at={at} />{' '}
              <span className="font-semibold text-ink">{t(`admin.claim_state.${state}`)}</span>
              {` · ${claimant} · ${t(`admin.claim_evidence.${evidence}`)}`}
              {decidedBy !== null && ` · ${decidedBy}`}
            </p>
            {reason !== null && <p>{reason}</p>}
          </li>
        ))}
      </ol>
    </CasePart>
  );
}
