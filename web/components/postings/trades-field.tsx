import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { POSTING_TRADES_MAX } from '../../../common/constants.ts';
import type { NumberedChoice } from '../../../server/postings/views.ts';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { BeforeScripts } from '../ui/form/before-scripts.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { SelectField } from '../form/fields.tsx';
import { Select, type Option } from '../ui/form/select.tsx';

type Props = {
  options: readonly NumberedChoice[];
  chosen: readonly number[];
  error: string | undefined;
  onChange: (tradeIds: number[]) => void;
};

/** Lists offered before the scripts load, each for one trade. */
const LISTS_BEFORE_SCRIPTS = 3;

/**
 * A few out of many: one after the other from the browser's own list, and taken out again below it. Before the
 * scripts load, several lists and check boxes do the same.
 */
export function TradesField({ options, chosen, error, onChange }: Props) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const others = options
    .filter(({ id }) => !chosen.includes(id))
    .map(({ id, name }) => ({ value: id, label: name }));
  const remove = (index: number) => {
    onChange(chosen.filter((_, place) => place !== index));
    // The focus stays in the list as long as there is one.
    const buttons = list.current?.querySelectorAll('button');
    buttons?.[index === chosen.length - 1 ? index - 1 : index + 1]?.focus();
  };
  return (
    <div className="grid gap-2">
      <SelectField
        name="trade_ids[]"
        label={t('postings.trades_field')}
        help={t('postings.trades_help', { maximum: POSTING_TRADES_MAX })}
        error={error}
        required
        value=""
        placeholder={t('postings.add_trade')}
        disabled={chosen.length >= POSTING_TRADES_MAX}
        options={others}
        onChange={(value) => value !== '' && onChange([...chosen, Number(value)])}
      />
      <BeforeScripts>
        <MoreLists count={chosen.length} options={others} />
      </BeforeScripts>
      {chosen.length === 0 ? (
        <p className="text-sm text-muted">{t('postings.no_trades')}</p>
      ) : (
        <ul ref={list} className="flex flex-wrap gap-2" aria-label={t('postings.chosen_trades')}>
          {chosen.map((id, index) => {
            const trade = options.find((option) => option.id === id)?.name ?? String(id);
            return (
              <li key={id} className="chosen-trade">
                <ChosenTrade id={id} trade={trade} onRemove={() => remove(index)} />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** Further lists below the first one, each for one trade. */
function MoreLists({ count, options }: { count: number; options: readonly Option[] }) {
  const t = useT();
  const room = Math.max(0, Math.min(LISTS_BEFORE_SCRIPTS, POSTING_TRADES_MAX - count) - 1);
  return Array.from({ length: room }, (_, index) => count + index + 2).map((number) => (
    <Select
      key={number}
      name="trade_ids[]"
      aria-label={t('postings.trade_number', { number })}
      defaultValue=""
      placeholder={t('postings.add_trade')}
      options={options}
    />
  ));
}

type ChosenProps = { id: number; trade: string; onRemove: () => void };

function ChosenTrade({ id, trade, onRemove }: ChosenProps) {
  const t = useT();
  if (!useTakenOver()) return <Checkbox label={trade} name="trade_ids[]" value={id} defaultChecked />;
  return (
    <>
      {trade}
      <input type="hidden" name="trade_ids[]" value={id} />
      <button
        type="button"
        className="icon-button"
        aria-label={t('postings.remove_trade', { trade })}
        onClick={onRemove}
      >
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </>
  );
}
