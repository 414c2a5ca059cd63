import { formatCount } from '../../../common/format/numbers.ts';
import { Link } from '@inertiajs/react';
import type { HomeView } from '../../../server/search/home-view.ts';
import type { RedFlagItem } from '../../../server/red-flags/views.ts';
import { RedFlagBadge } from '../../components/contractors/red-flag-badge.tsx';
import { ContractorCard } from '../../components/contractors/contractor-card.tsx';
import { ContractorDialog } from '../../components/contractors/contractor-dialog.tsx';
import { HomeOpening } from '../../components/search/home-opening.tsx';
import { TradeIcon } from '../../components/contractors/trade-icon.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Disclosure } from '../../components/ui/overlay/disclosure.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Section } from '../../components/ui/section.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { HowRatingsWork } from '../../components/contractors/how-ratings-work.tsx';

/** `near`: the reader's region, where the first ones are from there. */
export type Props = HomeView & { redFlags: { near: string | null; flags: RedFlagItem[] } };

export default function HomeShowPage({ size, trades, recent, redFlags, regions, metros, landings }: Props) {
  const t = useT();
  return (
    <>
      <PageHead title={t('home.title')} description={t('home.description')} />
      <HomeOpening size={size} />
      <Trades trades={trades} />
      <Recent recent={recent} />
      <RedFlags redFlags={redFlags} />
      <HowRatingsWork />
      <Places regions={regions} metros={metros} landings={landings} />
      <ContractorDialog />
    </>
  );
}

function Trades({ trades }: Pick<Props, 'trades'>) {
  const t = useT();
  return (
    <Section title={t('home.trades_title')}>
      <TradeList trades={trades.filter(({ isCommon }) => isCommon)} />
      <Disclosure summary={t('home.more_trades')} className="mt-2">
        <TradeList trades={trades.filter(({ isCommon }) => !isCommon)} />
      </Disclosure>
    </Section>
  );
}

function TradeList({ trades }: Pick<Props, 'trades'>) {
  const path = usePath();
  return (
    <ul className="grid grid-cols-2 gap-x-6 md:grid-cols-3 lg:grid-cols-4">
      {trades.map(({ slug, name, icon }) => (
        <li key={slug}>
          <Link href={path('contractors.index', {}, { query: { trade: slug } })} className="trade-link">
            <TradeIcon name={icon} />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Recent({ recent }: Pick<Props, 'recent'>) {
  const t = useT();
  const path = usePath();
  const everyone = path('contractors.index', {}, { query: { sort: 'newest_reviews' } });
  return (
    <Section title={t('home.recent_title')} aside={<Link href={everyone}>{t('home.see_all')}</Link>}>
      {recent.length === 0 ? (
        <EmptyState
          title={t('home.recent_none_title')}
          text={t('home.recent_none_text')}
          action={<ButtonLink href={path('contractors.index')}>{t('home.see_all')}</ButtonLink>}
        />
      ) : (
        <ul className="contractor-pairs grid gap-x-12 md:grid-cols-2">
          {recent.map((contractor) => (
            <li key={contractor.id}>
              <ContractorCard contractor={contractor} heading="h3" />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function RedFlags({ redFlags: { near, flags } }: Pick<Props, 'redFlags'>) {
  const t = useT();
  const path = usePath();
  if (flags.length === 0) return null;
  return (
    <Section
      title={near === null ? t('home.red_flags_title') : t('home.red_flags_near', { region: near })}
      aside={<Link href={path('red_flags.index')}>{t('home.see_red_flags')}</Link>}
    >
      <p className="text-muted">{t('home.red_flags_text')}</p>
      <ul className="mt-2 grid gap-x-12 md:grid-cols-2">
        {flags.map(({ id, level, criterion, contractor }) => (
          <li key={id} className="flag-row">
            <RedFlagBadge level={level} />
            <Link className="flag-link" href={path('red_flags.show', { id })}>
              {criterion}: <bdi>{contractor.name}</bdi>
            </Link>
            <span className="text-sm text-muted">
              {[contractor.city, contractor.region].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Places({ regions, metros, landings }: Pick<Props, 'regions' | 'metros' | 'landings'>) {
  const t = useT();
  const path = usePath();
  const near = (city: string) => ({
    label: city.replace(/,.*/, ''),
    href: path('contractors.index', {}, { query: { near: city } }),
  });
  const byCount = regions.map(({ slug, name, count }) => ({
    label: `${name} (${formatCount(count)})`,
    href: path('contractors.index', {}, { query: { region: slug } }),
  }));
  if ([byCount, landings, metros.US, metros.MX].every((places) => places.length === 0)) return null;
  return (
    <Section title={t('home.places_title')}>
      <div className="grid gap-6">
        {byCount.length > 0 && <PlaceList title={t('home.regions')} places={byCount} />}
        {landings.length > 0 && (
          <PlaceList
            title={t('home.landings')}
            places={landings.map(({ people, cityName, ...place }) => ({
              label: t('contractors.people_in', { people, city: cityName }),
              href: path('contractors.landing', place),
            }))}
          />
        )}
        {metros.US.length > 0 && <PlaceList title={t('home.cities_us')} places={metros.US.map(near)} />}
        {metros.MX.length > 0 && <PlaceList title={t('home.cities_mx')} places={metros.MX.map(near)} />}
      </div>
    </Section>
  );
}

function PlaceList({ title, places }: { title: string; places: readonly { label: string; href: string }[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {places.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className="place-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
