import { useState } from 'react';
import type { ReasonView } from '../../../server/decisions/reason-codes.ts';
import type { ListingView } from '../../../server/moderation/lists/listing-page.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ReasonDialog } from '../admin/reason-form.tsx';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { AskForm } from '../form/ask-form.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';
import { TextField } from '../form/fields.tsx';
import { Section } from '../ui/section.tsx';
import { useCall } from '../../hooks/use-call.ts';
import { ADMIN_CALL } from '../admin/refetch.ts';

type Trade = { id: number; name: string };
type Props = { id: number; listing: ListingView; trades: readonly Trade[]; reasons: readonly ReasonView[] };
type Form = { name: string; phone: string; address: string; website: string; trades: number[] };
const WORDS = ['name', 'phone', 'address', 'website'] as const;

const toForm = ({ name, phone, address, website, tradeIds }: ListingView): Form => ({
  name,
  phone: phone ?? '',
  address: address ?? '',
  website: website ?? '',
  trades: tradeIds,
});

/** Corrects the listed data of an unclaimed business; sends only changed fields. */
export function CorrectListing({ id, listing, trades, reasons }: Props) {
  const t = useT();
  const [form, setForm] = useState(() => toForm(listing));
  const [isOpen, setOpen] = useState(false);
  const { callAndClose, busy, errors } = useCall(ADMIN_CALL);
  const changes = changesOf(form, toForm(listing));
  const isTakenOver = useTakenOver();
  const close = () => setOpen(false);
  return (
    <Section title={t('listings.correct_title')}>
      <p className="mb-3">{t('listings.correct_text')}</p>
      <AskForm
        call="api.admin.contractors.correct"
        id={id}
        className="grid gap-4"
        onAsk={() => setOpen(true)}
      >
        {WORDS.map((field) => (
          <TextField
            key={field}
            name={field}
            label={t(`listings.field.${field}`)}
            help={field === 'address' ? t('listings.address_help') : undefined}
            error={errors[field]}
            value={form[field]}
            onChange={(value) => setForm({ ...form, [field]: value })}
          />
        ))}
        <TradeChoice
          trades={trades}
          chosen={form.trades}
          choose={(chosen) => setForm({ ...form, trades: chosen })}
        />
        <div>
          <Button type="submit" variant="primary" disabled={isTakenOver && Object.keys(changes).length === 0}>
            {t('listings.correct')}
          </Button>
        </div>
      </AskForm>
      <ReasonDialog
        open={isOpen}
        onClose={close}
        title={t('listings.correct')}
        confirm={t('listings.correct')}
        withoutCode
        reasons={reasons}
        busy={busy}
        errors={errors}
        onSubmit={(reason) =>
          void callAndClose('api.admin.contractors.correct', { id }, { ...reason, ...changes }, close)
        }
      />
    </Section>
  );
}

function changesOf(form: Form, saved: Form): Partial<Form> {
  return Object.fromEntries(
    Object.entries(form).filter(([field, value]) => {
      const before = saved[field as keyof Form];
      return JSON.stringify(value) !== JSON.stringify(before);
    }),
  );
}

type ChoiceProps = { trades: readonly Trade[]; chosen: readonly number[]; choose: (ids: number[]) => void };

function TradeChoice({ trades, chosen, choose }: ChoiceProps) {
  const t = useT();
  const names = trades.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  return (
    <Disclosure summary={`${t('listings.field.trades')}: ${names.join(', ') || '–'}`}>
      <fieldset className="grid gap-2">
        <legend className="field-label">{t('listings.field.trades_help')}</legend>
        <input type="hidden" name="trades" value="" />
        {trades.map(({ id, name }) => (
          <Checkbox
            key={id}
            name="trades"
            value={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              choose(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        ))}
      </fieldset>
    </Disclosure>
  );
}
