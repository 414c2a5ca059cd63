import '../../components/for-contractors/for-contractors.css';
import type { ForContractorsView } from '../../../server/contractors/for-contractors-views.ts';
import { FindBusiness } from '../../components/for-contractors/find-business.tsx';
import { Offer } from '../../components/for-contractors/offer.tsx';
import { Plans } from '../../components/for-contractors/plans.tsx';
import { BadReviewSteps, ClaimSteps } from '../../components/for-contractors/steps.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Link } from '../../components/ui/link.tsx';
import { Section } from '../../components/ui/section.tsx';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';

export type Props = ForContractorsView;

/** The landing page for contractors. */
export default function ContractorForContractorsPage({ words, found, plans }: Props) {
  const t = useT();
  const { siteTitle } = useShared();
  return (
    <>
      <PageHead title={t('for_contractors.title')} description={t('for_contractors.description')} />
      <div className="grid gap-x-16 gap-y-8 pb-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:items-start">
        <header>
          <h1 className="max-w-[18ch] text-3xl md:text-4xl">{t('for_contractors.heading')}</h1>
          <p className="mt-4 text-lg">{t('for_contractors.lead', { site: siteTitle })}</p>
        </header>
        <FindBusiness words={words} found={found} />
      </div>
      <ClaimSteps />
      <Offer />
      <BadReviewSteps />
      <Plans plans={plans} />
      <Proof />
    </>
  );
}

function Proof() {
  const t = useT();
  const path = usePath();
  return (
    <Section title={t('for_contractors.proof_title')}>
      <p className="max-w-text">{t('for_contractors.proof_text')}</p>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        <Link href={path('transparency')}>{t('layout.transparency')}</Link>
        <Link href={path('decisions.index')}>{t('layout.decisions')}</Link>
        <Link href={`${path('home')}#how-ratings-work`}>{t('layout.how_ratings_work')}</Link>
      </p>
    </Section>
  );
}
