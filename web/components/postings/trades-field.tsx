import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { POSTING_TRADES_MAX } from '../../../common/constants.ts';
import type { NumberedChoice } from '../../../server/postings/views.ts';
import { useT } from '../../lib/app-context.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';

type Props = {
  options: readonly NumberedChoice[];
  chosen: readonly number[];
  error: string | undefined;
  onChange: (tradeIds: number[]) => void;
};

/** A few out of many: one after the other from the browser's own list, and taken out again below it. */
export function TradesField({ options, chosen, error, onChange }: Props) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const remove = (index: number) => {
    onChange(chosen.filter((_, place) => place !== index));
    // The focus stays in the list as long as there is one.
    const buttons = list.current?.querySelectorAll('button');
    buttons?.[index === chosen.length - 1 ? index - 1 : index + 1]?.focus();
  };
  return (
    <div className="grid gap-2">
      <Field
        label={t('postings.trades_field')}
        help={t('postings.trades_help', { maximum: POSTING_TRADES_MAX })}
        error={error}
        required
      >
        {(control) => (
          <Select
            {...control}
            name="trade_ids[]"
            value=""
            placeholder={t('postings.add_trade')}
            disabled={chosen.length >= POSTING_TRADES_MAX}
            options={options
              .filter(({ id }) => !chosen.includes(id))
              .map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => target.value !== '' && onChange([...chosen, Number(target.value)])}
          />
        )}
      </Field>
      {chosen.length === 0 ? (
        <p className="text-sm text-muted">{t('postings.no_trades')}</p>
      ) : (
        <ul ref={list} className="chosen-trades" aria-label={t('postings.chosen_trades')}>
          {chosen.map((id, index) => {
            const trade = options.find((option) => option.id === id)?.name ?? String(id);
            return (
              <li key={id} className="chosen-trade">
                {trade}
                <input type="hidden" name="trade_ids[]" value={id} />
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t('postings.remove_trade', { trade })}
                  onClick={() => remove(index)}
                >
                  <IconX size={18} stroke={1.75} aria-hidden="true" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
