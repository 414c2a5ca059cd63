import { useState } from 'react';
import type { RedFlagCaseView } from '../../../server/moderation/red-flags/views.ts';
import type { RedFlagMove } from '../../../server/red-flags/red-flag.ts';
import type { GivenFamily } from '../../../server/decisions/reason-family.ts';
import { useT } from '../../lib/app-context.tsx';
import { ConflictAlert } from '../admin/case/conflict-alert.tsx';
import { CaseArticle, type PanelProps } from '../admin/case/open-case.tsx';
import { useDeskKeys } from '../admin/desk-keys.ts';
import { KeyLegend } from '../admin/key-legend.tsx';
import { ReasonDialog, type Reason } from '../admin/reason-form.tsx';
import { useDeskCall } from '../admin/use-desk-call.ts';
import { AskForm } from '../form/ask-form.tsx';
import { Answer, Evidence } from '../red-flags/both-sides.tsx';
import { RedFlagFacts } from '../red-flags/red-flag-facts.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { CaseHead, Others } from './red-flag-parts.tsx';

type Props = PanelProps<RedFlagCaseView>;
type Asked = { move: RedFlagMove; seen: RedFlagCaseView };

const KEYS = { publish: 'p', dismiss: 'd', end: 'e', expedite: 'u' } as const satisfies Record<
  RedFlagMove,
  string
>;
const FAMILIES: Record<Exclude<RedFlagMove, 'expedite'>, GivenFamily> = {
  publish: 'flag_published',
  dismiss: 'flag_dismissed',
  end: 'flag_ended',
};

/** An alert needs two administrators: the first one only approves. */
const wordOf = (move: RedFlagMove, { isFirstApproval }: RedFlagCaseView): RedFlagMove | 'approve' =>
  move === 'publish' && isFirstApproval ? 'approve' : move;

/** The facts for a decision: evidence and answer side by side, the approval, and other flags. */
export function RedFlagPanel({ opened, reasons, heading }: Props) {
  const t = useT();
  // The decision is about the version that the dialog opened with; the page behind may be fetched again.
  const [asked, setAsked] = useState<Asked | null>(null);
  const desk = useDeskCall();
  const { can, flag } = opened;
  const ask = (move: RedFlagMove) => setAsked({ move, seen: opened });
  const label = (move: RedFlagMove) => t(`admin.red_flags.act.${wordOf(move, opened)}`);
  useDeskKeys(Object.fromEntries(can.map((move) => [KEYS[move], () => ask(move)])));
  return (
    <CaseArticle>
      <CaseHead opened={opened} heading={heading} />
      {desk.conflict && <ConflictAlert conflict={desk.conflict} reasons={reasons} />}
      {opened.approval !== null && flag.state === 'open' && (
        <Alert tone="blueprint">{t('admin.red_flags.approved_by', { name: opened.approval.by })}</Alert>
      )}
      {opened.refusal !== null && <Alert tone="caution">{opened.refusal}</Alert>}
      {can.length > 0 && (
        <div className="case-actions">
          {can.map((move) => (
            <AskForm
              key={move}
              call={`api.admin.red_flags.${move}`}
              id={opened.id}
              given={{
                version: opened.version,
                approval: wordOf(move, opened) === 'approve' ? 'yes' : undefined,
              }}
              onAsk={() => ask(move)}
            >
              <Button type="submit" size="small" aria-keyshortcuts={KEYS[move]}>
                {label(move)}
              </Button>
            </AskForm>
          ))}
        </div>
      )}
      <KeyLegend keys={can.map((move) => ({ key: KEYS[move], meaning: label(move) }))} />
      <div className="both-sides">
        <Evidence flag={flag} />
        <Answer flag={flag} />
      </div>
      <RedFlagFacts flag={flag} />
      <Others others={opened.others} />
      {asked && <Dialog asked={asked} reasons={reasons} desk={desk} onClose={() => setAsked(null)} />}
    </CaseArticle>
  );
}

type DialogProps = {
  asked: Asked;
  reasons: Props['reasons'];
  desk: ReturnType<typeof useDeskCall>;
  onClose: () => void;
};

function Dialog({ asked: { move, seen }, reasons, desk, onClose }: DialogProps) {
  const t = useT();
  const evidence = seen.flag.evidence.files.filter(({ audience }) => audience === 'public');
  const answered = seen.flag.answer?.files ?? [];
  const files = [...evidence, ...answered];
  // The reporter wants these public; the contractor's own are chosen here.
  const [shown, setShown] = useState(() =>
    [...evidence, ...answered.filter(({ isPublic }) => isPublic)].map(({ id }) => id),
  );
  const word = wordOf(move, seen);
  const submit = (reason: Reason) =>
    desk.callAndClose(
      `api.admin.red_flags.${move}`,
      { id: seen.id },
      { ...reason, version: seen.version, ...(move === 'publish' && { public_files: shown }) },
      onClose,
    );
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t(`admin.red_flags.ask.${word}`)}
      confirm={t(`admin.red_flags.act.${word}`)}
      reasons={reasons}
      family={move === 'expedite' ? undefined : FAMILIES[move]}
      withoutCode={move === 'expedite'}
      busy={desk.busy}
      errors={desk.errors}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{t(`admin.red_flags.follows.${word}`)}</p>
      {move === 'publish' && files.length > 0 && (
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
