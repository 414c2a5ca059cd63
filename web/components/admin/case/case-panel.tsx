import { Link } from '@inertiajs/react';
import { useState } from 'react';
import { htmlLang } from '../../../../common/format/language.ts';
import type { CaseView } from '../../../../server/moderation/case-views.ts';
import { usePath, useT } from '../../../lib/page/app-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { AskForm } from '../../form/ask-form.tsx';
import { Button } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Stars } from '../../ui/stars.tsx';
import { UserText } from '../../ui/user-text.tsx';
import { DecideFirst } from '../decide-first.tsx';
import { useAdminKeys } from '../admin-keys.ts';
import { KeyLegend } from '../key-legend.tsx';
import { SettledCase, useSteadyActions } from '../steady-actions.tsx';
import { usePresence } from '../presence.ts';
import { CaseActionDialog } from './case-action-dialog.tsx';
import { CaseAppeals } from './case-appeals.tsx';
import { CaseDecisions } from './case-decisions.tsx';
import { CaseSides } from './case-sides.tsx';
import { CaseWords } from './case-words.tsx';
import { ConflictAlert } from './conflict-alert.tsx';
import { CaseArticle, CaseTitle, type PanelProps } from './open-case.tsx';
import { offeredActions, type CaseAction } from './offered-actions.ts';
import { StatusBadges } from './status-badges.tsx';
import { useCall } from '../../../hooks/use-call.ts';
import { ADMIN_CALL } from '../refetch.ts';

type Props = PanelProps<CaseView>;

/** The facts for a decision about a review, and its buttons. */
export function CasePanel(props: Props) {
  return <OpenCase key={props.opened.id} {...props} />;
}

function OpenCase({ opened, reasons, heading }: Props) {
  const t = useT();
  const [asked, setAsked] = useState<CaseAction | null>(null);
  const admin = useCall(ADMIN_CALL);
  const offered = offeredActions(opened);
  const { isSteady, goOn } = useSteadyActions(offered.map(({ label }) => label));
  const actions = isSteady ? offered : [];
  const keyed = actions.filter(({ key }) => key !== undefined);
  useAdminKeys(Object.fromEntries(keyed.map((action) => [action.key, () => setAsked(action)])));
  return (
    <CaseArticle>
      <CaseHead opened={opened} heading={heading} />
      <CaseRefusals opened={opened} />
      {admin.conflict && <ConflictAlert conflict={admin.conflict} reasons={reasons} />}
      <DecideFirst waiting={opened.waiting} />
      {!isSteady && <SettledCase onGoOn={goOn} />}
      <div className="case-actions">
        {actions.map((action) => (
          <AskForm
            key={action.name}
            call={action.call}
            id={action.subject === 'review' ? opened.id : (opened.response?.id ?? 0)}
            given={seenBefore(action, opened)}
            onAsk={() => setAsked(action)}
          >
            <Button
              type="submit"
              size="small"
              variant={action.danger ? 'danger' : 'secondary'}
              aria-keyshortcuts={action.key}
            >
              {t(action.label)}
            </Button>
          </AskForm>
        ))}
      </div>
      <KeyLegend keys={keyed.map(({ key = '', label }) => ({ key, meaning: t(label) }))} />
      <CaseAppeals opened={opened} />
      <CaseWords key={opened.id} opened={opened} />
      <CaseSides opened={opened} />
      <CaseDecisions opened={opened} />
      {asked && (
        <CaseActionDialog
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

/** The same as the dialog sends, so that a decision is about a fully read case. */
const seenBefore = (
  { name, subject, effect }: CaseAction,
  { review, response, lastDecisionId }: CaseView,
) => ({
  last_decision_id: lastDecisionId,
  version: subject === 'review' ? review.version : name === 'response_edit' ? null : response?.version,
  effect,
});

function CaseHead({ opened, heading }: Pick<Props, 'opened' | 'heading'>) {
  const t = useT();
  const path = usePath();
  const { review, appeals } = opened;
  const open = appeals.find(({ state }) => state === 'open');
  return (
    <header className="case-head">
      <StatusBadges
        state={review.displayStatus.state}
        isAppealed={open !== undefined}
        isLate={open?.isLate}
        signals={review.displayStatus.signals}
      />
      <CaseTitle heading={heading} lang={htmlLang(review.language)}>
        <UserText text={opened.written.title} />
      </CaseTitle>
      <p className="case-note">
        <Stars value={review.overall} size="small" /> {t('admin.review_number', { id: String(opened.id) })}
        {' · '}
        {review.author.name ?? t('reviews.former_member')}
        {' · '}
        <Link href={path('contractors.show', { slug: review.contractor.slug })}>
          {review.contractor.name}
        </Link>
        {' · '}
        <DateText at={review.createdAt} />
        {' · '}
        {t(`admin.language.${review.language}`)}
      </p>
      <Onlookers reviewId={opened.id} />
    </header>
  );
}

/** The other administrators who have this case open. */
function Onlookers({ reviewId }: { reviewId: number }) {
  const t = useT();
  const others = usePresence(reviewId);
  return (
    <p className="case-note" role="status">
      {others.length > 0 &&
        t('admin.also_open', { names: others.map(({ name }) => name).join(', '), count: others.length })}
    </p>
  );
}

/** The reason why this administrator leaves the case, or its appeal, to another one. */
function CaseRefusals({ opened: { refusal, appealRefusal, responseAppealRefusal } }: { opened: CaseView }) {
  const t = useT();
  const text = refusal ?? appealRefusal ?? responseAppealRefusal;
  if (text === null) return null;
  return (
    <Alert tone="caution" title={t('admin.not_yours')}>
      {text}
    </Alert>
  );
}
