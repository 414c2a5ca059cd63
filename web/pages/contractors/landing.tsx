import type { LandingView } from '../../../server/search/landing/view.ts';
import type { RanksView } from '../../../server/search/ranks-view.ts';
import { ContractorCard } from '../../components/contractors/contractor-card.tsx';
import { ContractorDialog } from '../../components/contractors/contractor-dialog.tsx';
import { LandingFacts } from '../../components/search/landing-facts.tsx';
import { LandingFigures } from '../../components/search/landing-figures.tsx';
import { LandingLinks } from '../../components/search/landing-links.tsx';
import { WhyThisRank } from '../../components/search/why-this-rank.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { SaveButton, SaveForm } from '../../components/shortlist/save-button.tsx';
import { Breadcrumbs } from '../../components/ui/breadcrumbs.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Section } from '../../components/ui/section.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = {
  landing: LandingView;
  /** Ids on the reader's list. */
  kept: number[];
  /** On demand. */
  ranks?: RanksView;
};

/** The facts of a trade in a city, and its first contractors. */
export default function ContractorLandingPage({ landing, kept, ranks }: Props) {
  const t = useT();
  const path = usePath();
  const { trade, region, city, people } = landing;
  const title = t('landing.title', { people, city: city.name, region: region.name });
  return (
    <>
      <PageHead
        title={title}
        description={t('landing.description', {
          contractors: landing.contractorCount,
          reviews: landing.reviewCount,
        })}
        picture={path('contractors.landing_picture', {
          trade: trade.slug,
          region: region.slug,
          city: city.slug,
        })}
      />
      <Breadcrumbs
        steps={[
          { name: trade.name, href: path('contractors.index', {}, { query: { trade: trade.slug } }) },
          {
            name: region.name,
            href: path('contractors.index', {}, { query: { trade: trade.slug, region: region.slug } }),
          },
        ]}
        here={city.name}
      />
      <h1>{title}</h1>
      <LandingFigures landing={landing} />
      <First landing={landing} kept={kept} ranks={ranks} />
      <LandingFacts landing={landing} />
      <Elsewhere landing={landing} />
      <SaveForm />
      <ContractorDialog />
    </>
  );
}

function First({ landing, kept, ranks }: Props) {
  const t = useT();
  const path = usePath();
  const { contractors, contractorCount, trade, region, city } = landing;
  const near = `${city.name}, ${region.name}`;
  return (
    <Section title={t('landing.first_title', { count: contractors.length })}>
      <p className="text-muted">{t('landing.first_text')}</p>
      <ol className="mt-4">
        {contractors.map((contractor, index) => (
          <li key={contractor.id}>
            <ContractorCard contractor={contractor} heading="h3">
              <div className="card-tools">
                <WhyThisRank
                  contractor={contractor}
                  rank={{ place: index + 1, total: contractorCount, isAtLeast: false, near: null }}
                  ranks={ranks}
                />
                <SaveButton id={contractor.id} name={contractor.name} isKept={kept.includes(contractor.id)} />
              </div>
            </ContractorCard>
          </li>
        ))}
      </ol>
      <p className="mt-6">
        <ButtonLink href={path('contractors.index', {}, { query: { trade: trade.slug, near } })}>
          {t('landing.all', { count: contractorCount })}
        </ButtonLink>
      </p>
    </Section>
  );
}

function Elsewhere({ landing: { otherTrades, otherCities, city, region, people } }: Pick<Props, 'landing'>) {
  const t = useT();
  return (
    <>
      <LandingLinks
        title={t('landing.other_trades', { city: city.name })}
        links={otherTrades}
        says="people"
      />
      <LandingLinks
        title={t('landing.other_cities', { people, region: region.name })}
        links={otherCities}
        says="cityName"
      />
    </>
  );
}
