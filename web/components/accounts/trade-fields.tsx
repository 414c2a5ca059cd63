import { useT } from '../../lib/page/app-context.tsx';
import { SelectField } from '../form/fields.tsx';
import type { Option } from '../ui/form/select.tsx';

const TRADES = [
  ['trade_id', 'accounts.main_trade'],
  ['trade_id_2', 'accounts.second_trade'],
  ['trade_id_3', 'accounts.third_trade'],
] as const;

type TradeName = (typeof TRADES)[number][0];

type TradeFieldsProps = {
  data: Readonly<Partial<Record<TradeName, string>>>;
  trades: readonly Option[];
};

/** Each list omits the choices of the others. There are as many as the free plan shows. */
export function TradeFields({ data, trades }: TradeFieldsProps) {
  const t = useT();
  const chosen = TRADES.map(([name]) => data[name] ?? '');
  return (
    <div className="grid gap-4">
      {TRADES.map(([name, label], index) => (
        <SelectField
          key={name}
          name={name}
          label={t(label)}
          help={index === 0 ? t('accounts.main_trade_help') : undefined}
          required={index === 0}
          placeholder={t(index === 0 ? 'accounts.main_trade_choose' : 'accounts.no_more_trades')}
          options={trades.filter(
            ({ value }) => data[name] === String(value) || !chosen.includes(String(value)),
          )}
        />
      ))}
    </div>
  );
}
