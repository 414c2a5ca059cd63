import { useState, type ReactNode } from 'react';
import { VIEW_FLAGS, type ViewFlag } from '../../../common/profiles/profile-fields.ts';
import type { ProfileView } from '../../../server/accounts/views.ts';
import type { ProfileFormOptions, RegionChoice } from '../../../server/profiles/form-views.ts';
import { useKeptInput } from '../../hooks/use-kept-input.ts';
import { useT } from '../../lib/page/app-context.tsx';
import type { FieldErrors } from '../../lib/drafts/open-errors.ts';
import { Disclosure } from '../ui/overlay/disclosure.tsx';
import { Section } from '../ui/section.tsx';
import { ChoiceList } from './choice-list.tsx';
import { PlainFlag } from './plain-fields.tsx';

type Props = { profile: ProfileView; options: ProfileFormOptions; errors: FieldErrors };

/** A homeowner has no page whose parts could be shown. */
const OF_ANYBODY: readonly ViewFlag[] = ['open_to_messages'];

/** Fields for view settings: the content to see, and the data that others see. */
export function ViewsFields({ profile, options, errors }: Props) {
  const t = useT();
  const isBusiness = profile.contractor !== null;
  return (
    <div className="grid gap-10">
      <Section title={t('profile.you_see')}>
        <p className="mb-4 text-muted">{t('profile.you_see_text')}</p>
        <div className="grid gap-4">
          <RegionsPart profile={profile} options={options} errors={errors} />
          <TradesPart profile={profile} options={options} errors={errors} />
        </div>
      </Section>
      <Section title={t('profile.others_see')}>
        <p className="mb-2 text-muted">
          {t(isBusiness ? 'profile.others_see_business' : 'profile.others_see_person')}
        </p>
        {VIEW_FLAGS.filter((flag) => isBusiness || OF_ANYBODY.includes(flag)).map((flag) => (
          <PlainFlag
            key={flag}
            name={`views.${flag}`}
            label={t(`profile.flag.${flag}`)}
            help={t(`profile.flag_help.${flag}`)}
            stored={profile.views[flag]}
          />
        ))}
      </Section>
    </div>
  );
}

function RegionsPart({ profile, options: { regions, limits, plan }, errors }: Props) {
  const t = useT();
  const chosen = useKeptInput().list('views.view_regions', profile.views.view_regions);
  const names = namesOf(regions, chosen);
  const countryOf = ({ country }: RegionChoice) =>
    t(country === 'US' ? 'accounts.country_us' : 'accounts.country_mx');
  return (
    <Choices
      error={errors['views.view_regions']}
      summary={summaryOf(t('profile.regions'), names, t('profile.all_regions'))}
    >
      <ChoiceList
        name="views.view_regions"
        legend={t('profile.view_regions')}
        help={
          plan === null
            ? t('profile.view_trades_help')
            : t('profile.view_regions_help', { limit: limits.view_regions, plan })
        }
        filterLabel={t('profile.find_region')}
        options={regions.map((region) => ({
          id: region.id,
          name: `${region.name} (${countryOf(region)})`,
        }))}
        chosen={chosen}
        error={errors['views.view_regions']}
      />
    </Choices>
  );
}

function TradesPart({ profile, options: { trades }, errors }: Props) {
  const t = useT();
  const chosen = useKeptInput().list('views.view_trades', profile.views.view_trades);
  return (
    <Choices
      error={errors['views.view_trades']}
      summary={summaryOf(t('profile.trades'), namesOf(trades, chosen), t('profile.all_trades'))}
    >
      <ChoiceList
        name="views.view_trades"
        legend={t('profile.view_trades')}
        help={t('profile.view_trades_help')}
        filterLabel={t('profile.find_trade')}
        options={trades}
        chosen={chosen}
        error={errors['views.view_trades']}
      />
    </Choices>
  );
}

/** Opened by an error, it stays open until its reader closes it: their first change takes the error away. */
function Choices({ error, ...props }: { error: string | undefined; summary: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(Boolean(error));
  const [before, setBefore] = useState(error);
  if (error !== before) {
    setBefore(error);
    if (error) setOpen(true);
  }
  return (
    <Disclosure {...props} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} />
  );
}

const namesOf = (options: readonly { id: number; name: string }[], chosen: readonly string[]): string[] =>
  options.filter(({ id }) => chosen.includes(String(id))).map(({ name }) => name);

const summaryOf = (what: string, names: readonly string[], all: string): string =>
  `${what}: ${names.length === 0 ? all : names.join(', ')}`;
