import { useState } from 'react';
import type { RedFlagCaseView } from '../../../server/moderation/red-flags/views.ts';
import type { RedFlagTransition } from '../../../server/red-flags/red-flag.ts';
import type { GivenFamily } from '../../../server/decisions/reason-family.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ConflictAlert } from '../admin/case/conflict-alert.tsx';
import { CaseArticle, type PanelProps } from '../admin/case/open-case.tsx';
import { useAdminKeys } from '../admin/admin-keys.ts';
import { KeyLegend } from '../admin/key-legend.tsx';
import { KEYS } from '../admin/key-table.ts';
import { ReasonDialog, type Reason } from '../admin/reason-form.tsx';
import { AskForm } from '../form/ask-form.tsx';
import { Answer, Evidence } from '../red-flags/both-sides.tsx';
import { RedFlagFacts } from '../red-flags/red-flag-facts.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { CaseHead, Others } from './red-flag-parts.tsx';
import { useCall, type CallState } from '../../hooks/use-call.ts';
import { ADMIN_CALL } from '../admin/refetch.ts';

type Props = PanelProps<RedFlagCaseView>;
type OpenQuestion = { transition: RedFlagTransition; seen: RedFlagCaseView };

const FAMILIES: Record<Exclude<RedFlagTransition, 'expedite'>, GivenFamily> = {
  publish: 'flag_published',
  dismiss: 'flag_dismissed',
  end: 'flag_ended',
};

/** An alert needs two administrators: the first one only approves. */
const wordOf = (
  transition: RedFlagTransition,
  { isFirstApproval }: RedFlagCaseView,
): RedFlagTransition | 'approve' => (transition === 'publish' && isFirstApproval ? 'approve' : transition);

/** The facts for a decision: evidence and answer side by side, the approval, and other flags. */
export function RedFlagPanel({ opened, reasons, heading }: Props) {
  const t = useT();
  // The decision is about the version that the dialog opened with; the page behind may be fetched again.
  const [asked, setAsked] = useState<OpenQuestion | null>(null);
  const admin = useCall(ADMIN_CALL);
  const { can, flag } = opened;
  const ask = (transition: RedFlagTransition) => setAsked({ transition, seen: opened });
  const label = (transition: RedFlagTransition) => t(`admin.red_flags.act.${wordOf(transition, opened)}`);
  useAdminKeys(Object.fromEntries(can.map((transition) => [KEYS[transition], () => ask(transition)])));
  return (
    <CaseArticle>
      <CaseHead opened={opened} heading={heading} />
      {admin.conflict && <ConflictAlert conflict={admin.conflict} reasons={reasons} />}
      {opened.approval !== null && flag.state === 'open' && (
        <Alert tone="blueprint">{t('admin.red_flags.approved_by', { name: opened.approval.by })}</Alert>
      )}
      {opened.refusal !== null && <Alert tone="caution">{opened.refusal}</Alert>}
      {can.length > 0 && (
        <div className="case-actions">
          {can.map((transition) => (
            <AskForm
              key={transition}
              call={`api.admin.red_flags.${transition}`}
              id={opened.id}
              given={{
                version: opened.version,
                approval: wordOf(transition, opened) === 'approve' ? 'yes' : undefined,
              }}
              onAsk={() => ask(transition)}
            >
              <Button type="submit" size="small" aria-keyshortcuts={KEYS[transition]}>
                {label(transition)}
              </Button>
            </AskForm>
          ))}
        </div>
      )}
      <KeyLegend keys={can.map((transition) => ({ key: KEYS[transition], meaning: label(transition) }))} />
      <div className="both-sides">
        <Evidence flag={flag} />
        <Answer flag={flag} />
      </div>
      <RedFlagFacts flag={flag} />
      <Others others={opened.others} />
      {asked && <Dialog asked={asked} reasons={reasons} admin={admin} onClose={() => setAsked(null)} />}
    </CaseArticle>
  );
}

type DialogProps = {
  asked: OpenQuestion;
  reasons: Props['reasons'];
  admin: CallState;
  onClose: () => void;
};

function Dialog({ asked: { transition, seen }, reasons, admin, onClose }: DialogProps) {
  const t = useT();
  const evidence = seen.flag.evidence.files.filter(({ audience }) => audience === 'public');
  const answered = seen.flag.answer?.files ?? [];
  const files = [...evidence, ...answered];
  // The reporter wants these public; the contractor's own are chosen here.
  const [shown, setShown] = useState(() =>
    [...evidence, ...answered.filter(({ isPublic }) => isPublic)].map(({ id }) => id),
  );
  const word = wordOf(transition, seen);
  const submit = (reason: Reason) =>
    admin.callAndClose(
      `api.admin.red_flags.${transition}`,
      { id: seen.id },
      { ...reason, version: seen.version, ...(transition === 'publish' && { public_files: shown }) },
      onClose,
    );
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t(`admin.red_flags.ask.${word}`)}
      confirm={t(`admin.red_flags.act.${word}`)}
      reasons={reasons}
      family={transition === 'expedite' ? undefined : FAMILIES[transition]}
      withoutCode={transition === 'expedite'}
      busy={admin.busy}
      errors={admin.errors}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{t(`admin.red_flags.follows.${word}`)}</p>
      {transition === 'publish' && files.length > 0 && (
        <fieldset className="field">
          <legend className="field-label">{t('admin.red_flags.public_files')}</legend>
          <p className="field-help">{t('admin.red_flags.public_files_help')}</p>
          {files.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={<bdi>{name}</bdi>}
              checked={shown.includes(id)}
              onChange={({ target }) =>
                setShown((before) =>
                  target.checked ? [...before, id] : before.filter((other) => other !== id),
                )
              }
            />
          ))}
        </fieldset>
      )}
    </ReasonDialog>
  );
}
