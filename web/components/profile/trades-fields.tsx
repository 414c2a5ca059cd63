import { useState } from 'react';
import type { ProfileView } from '../../../server/accounts/views.ts';
import type { ProfileFormOptions } from '../../../server/profiles/form-views.ts';
import { useKeptInput } from '../../hooks/use-kept-input.ts';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { useT } from '../../lib/page/app-context.tsx';
import type { FieldErrors } from '../../lib/drafts/open-errors.ts';
import { SelectField } from '../form/fields.tsx';
import { ChoiceList } from './choice-list.tsx';

type Props = { profile: ProfileView; options: ProfileFormOptions; errors: FieldErrors };

const firstOf = (errors: FieldErrors, field: string): string | undefined =>
  errors[field] ?? Object.entries(errors).find(([name]) => name.startsWith(`${field}.`))?.[1];

/** The trades of a profile; the main one always comes first. */
export function TradesFields({ profile, options, errors }: Props) {
  const t = useT();
  const kept = useKeptInput();
  const isTakenOver = useTakenOver();
  const [chosen, setChosen] = useState(() =>
    kept.list(
      'trades',
      profile.trades.map(({ id }) => id),
    ),
  );
  const [main, setMain] = useState(() => kept.text('main_trade', profile.trades[0]?.id));
  const isBusiness = profile.contractor !== null;
  const { limits, plan, trades } = options;
  const toggle = (id: string, isChosen: boolean) =>
    setChosen((current) => (isChosen ? [...current, id] : current.filter((one) => one !== id)));
  // Before the scripts have loaded, further choices are unknown.
  const offered = isTakenOver ? trades.filter(({ id }) => chosen.includes(String(id))) : trades;
  const count = isTakenOver ? chosen.filter(Boolean).length : profile.trades.length;
  return (
    <div className="grid gap-6">
      <ChoiceList
        name="trades"
        legend={t(isBusiness ? 'profile.trades_business' : 'profile.trades_person')}
        help={plan === null ? undefined : t('profile.trades_help', { count, limit: limits.trades, plan })}
        filterLabel={t('profile.find_trade')}
        options={trades}
        chosen={chosen}
        error={firstOf(errors, 'trades')}
        onToggle={toggle}
      />
      {isBusiness && (
        <SelectField
          name="main_trade"
          label={t('accounts.main_trade')}
          help={t('profile.main_trade_help')}
          placeholder={t('accounts.main_trade_choose')}
          options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={main}
          onChange={setMain}
        />
      )}
    </div>
  );
}
