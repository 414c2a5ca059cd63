import type { LandingView } from '../../../server/search/landing/view.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { Link } from '../ui/link.tsx';
import { Section } from '../ui/section.tsx';
import { LicenseAdviceText } from '../contractors/license/license-advice.tsx';
import { ShareBar } from '../contractors/criteria-table.tsx';

type Props = { landing: LandingView };

/** Prices, licenses and answers of customers, as far as there are enough of them. */
export function LandingFacts({ landing }: Props) {
  return (
    <>
      <Prices landing={landing} />
      <PriceGuide landing={landing} />
      <Licenses landing={landing} />
      <Answers landing={landing} />
    </>
  );
}

function Prices({ landing: { prices, city } }: Props) {
  const t = useT();
  if (prices === null) return null;
  const { currency, total, bands } = prices;
  return (
    <Section title={t('landing.prices_title')}>
      <p className="text-muted">{t('landing.prices_text', { total, city: city.name })}</p>
      <table className="figures mt-2">
        <thead>
          <tr>
            <th scope="col">{t('landing.price')}</th>
            <th scope="col" aria-hidden="true" />
            <th scope="col">{t('landing.jobs')}</th>
          </tr>
        </thead>
        <tbody>
          {bands.map(({ band, count }) => (
            <tr key={band}>
              <th scope="row">{t(`reviews.cost_band.${currency}.${band}`)}</th>
              <td aria-hidden="true">
                <ShareBar share={count / total} />
              </td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function PriceGuide({ landing: { priceGuide } }: Props) {
  const t = useT();
  if (priceGuide === null) return null;
  const { href, trade, city } = priceGuide;
  return (
    <p className="mt-4">
      <Link href={href}>{t('landing.price_guide', { trade, city })}</Link>
    </p>
  );
}

function Licenses({ landing: { licenses, contractorCount } }: Props) {
  const t = useT();
  const { active, lapsed, unverified, noRecord, advice } = licenses;
  return (
    <Section title={t('landing.licenses_title')}>
      <ul className="grid gap-2">
        {active > 0 && <li>{t('landing.licenses_active', { count: active, total: contractorCount })}</li>}
        {lapsed > 0 && <li>{t('landing.licenses_lapsed', { count: lapsed })}</li>}
        {unverified > 0 && <li>{t('landing.licenses_unverified', { count: unverified })}</li>}
        {noRecord > 0 && <li>{t('landing.licenses_none', { count: noRecord })}</li>}
      </ul>
      <div className="mt-2">
        <LicenseAdviceText advice={advice} />
      </div>
    </Section>
  );
}

function Answers({ landing }: Props) {
  const t = useT();
  const { hireAgain, facts, city } = landing;
  const answered = [
    ...(hireAgain ? [{ question: t('landing.hire_again_question'), ...hireAgain }] : []),
    ...facts.map(({ key, ...share }) => ({ question: t(`reviews.fact_question.${key}`), ...share })),
  ];
  if (answered.length === 0) return <Speakers landing={landing} />;
  return (
    <Section title={t('landing.questions_title')}>
      <p className="text-muted">{t('landing.questions_text', { city: city.name })}</p>
      <ul className="mt-4 grid gap-x-12 gap-y-4 md:grid-cols-2">
        {answered.map(({ question, yes, answers }) => (
          <li key={question}>
            <div>{question}</div>
            <div className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
              <ShareBar share={yes / answers} />
              <span className="tabular text-sm font-semibold">
                {t('contractors.said_yes', { yes, answers })}
              </span>
            </div>
          </li>
        ))}
      </ul>
      <Speakers landing={landing} />
    </Section>
  );
}

/** The language that the reader of this page may miss on the other side of the border. */
function Speakers({ landing: { speakers } }: Props) {
  const t = useT();
  const { language } = useShared();
  const count = language === 'english' ? speakers.english : speakers.spanish;
  if (count === 0) return null;
  return (
    <p className="mt-4">
      {t(language === 'english' ? 'landing.speak_english' : 'landing.speak_spanish', { count })}
    </p>
  );
}
