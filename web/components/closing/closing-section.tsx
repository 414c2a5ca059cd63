import { useState } from 'react';
import { formatDate } from '../../../common/format/dates.ts';
import type { PlainFormName } from '../../../common/plain-forms.ts';
import type { ProposalView } from '../../../server/contractors/closing/views.ts';
import type { ListingCaseView } from '../../../server/moderation/lists/listing-page.ts';
import type { GivenFamily } from '../../../server/decisions/reason-family.ts';
import { useCall } from '../../hooks/use-call.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ReasonDialog } from '../admin/reason-form.tsx';
import { ADMIN_CALL } from '../admin/refetch.ts';
import { AskForm } from '../form/ask-form.tsx';
import { TextField } from '../form/fields.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { ProposalFacts } from './proposal-facts.tsx';

type Props = { id: number } & Pick<ListingCaseView, 'listing' | 'proposals' | 'today' | 'can' | 'reasons'>;

/** The decisions of administrators about a closing, beside the open proposals. */
export function ClosingSection({ id, listing, proposals, today, can, reasons }: Props) {
  const t = useT();
  const { closedOn, closedBy } = listing;
  const date = closedOn && formatDate(closedOn, t.language);
  if (proposals.length === 0 && !can.includes('close') && !can.includes('reopen')) return null;
  return (
    <Section title={t('admin.closing.title')} className="grid gap-4">
      {date && <p>{t(`admin.closing.state_${closedBy ?? 'decision'}`, { date })}</p>}
      {proposals.map((proposal) => (
        <Proposal key={proposal.id} proposal={proposal} reasons={reasons} />
      ))}
      {can.includes('close') && (
        <Decision
          call="api.admin.contractors.close"
          id={id}
          family="listing_closed"
          label={t('admin.closing.close')}
          text={t('admin.closing.close_text')}
          day={proposals.find(({ wish }) => wish === 'close')?.closedOn ?? today}
          danger
          reasons={reasons}
        />
      )}
      {can.includes('reopen') && (
        <Decision
          call="api.admin.contractors.reopen"
          id={id}
          family="listing_open"
          label={t('admin.closing.reopen')}
          text={t('admin.closing.reopen_text')}
          reasons={reasons}
        />
      )}
    </Section>
  );
}

function Proposal({ proposal, reasons }: { proposal: ProposalView; reasons: Props['reasons'] }) {
  const t = useT();
  const keepsOpen = proposal.wish === 'close';
  return (
    <article className="grid gap-4">
      <h3>{t(`closing.proposal_title.${proposal.wish}`)}</h3>
      {proposal.origin === 'competitor' && <Alert tone="caution">{t('admin.closing.competitor')}</Alert>}
      <ProposalFacts proposal={proposal} heading="h4" />
      <Decision
        call={keepsOpen ? 'api.admin.closings.keep_open' : 'api.admin.closings.keep_closed'}
        id={proposal.id}
        family={keepsOpen ? 'listing_open' : 'listing_closed'}
        label={t(keepsOpen ? 'admin.closing.keep_open' : 'admin.closing.keep_closed')}
        text={t('admin.closing.reject_text')}
        reasons={reasons}
      />
    </article>
  );
}

type DecisionProps = {
  call: Extract<
    PlainFormName,
    `api.admin.closings.${string}` | `api.admin.contractors.${'close' | 'reopen'}`
  >;
  id: number;
  family: GivenFamily;
  label: string;
  text: string;
  /** Asked for, with this first value. */
  day?: string;
  danger?: boolean;
  reasons: Props['reasons'];
};

/** A decision behind a button that asks for its reason. */
function Decision({ call, id, family, label, text, day, danger = false, reasons }: DecisionProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [closedOn, setClosedOn] = useState(day ?? '');
  const { callAndClose, busy, errors, conflict } = useCall(ADMIN_CALL);
  const close = () => setOpen(false);
  return (
    <div>
      {conflict && <Alert tone="danger" title={conflict.message} />}
      <AskForm call={call} id={id} onAsk={() => setOpen(true)}>
        <Button type="submit" variant={danger ? 'danger' : 'secondary'}>
          {label}
        </Button>
      </AskForm>
      <ReasonDialog
        open={isOpen}
        onClose={close}
        title={label}
        confirm={label}
        danger={danger}
        family={family}
        reasons={reasons}
        busy={busy}
        errors={errors}
        onSubmit={(reason) =>
          void callAndClose(
            call,
            { id },
            { ...reason, ...(day !== undefined && { closed_on: closedOn }) },
            close,
          )
        }
      >
        <p>{text}</p>
        {day !== undefined && (
          <TextField
            name="closed_on"
            label={t('admin.closing.day')}
            type="date"
            required
            error={errors['closed_on']}
            value={closedOn}
            onChange={setClosedOn}
          />
        )}
      </ReasonDialog>
    </div>
  );
}
