import type { ReactNode } from 'react';
import { formatDate } from '../../../common/format/dates.ts';
import type { Language } from '../../../common/format/language.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { CompareView } from '../../../server/shortlists/compare-view.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { LicenseText } from '../contractors/license/license-text.tsx';
import { placeText, tradesText } from '../search/place-text.ts';
import { RedFlagBadge } from '../contractors/red-flag-badge.tsx';
import { Link } from '../ui/link.tsx';
import { RatingNumber } from '../ui/rating-number.tsx';
import { UserText } from '../ui/user-text.tsx';

type Compared = CompareView['contractors'][number];
type CompareRow = { key: string; label: string; of: (contractor: Compared) => ReactNode };

const LANGUAGE_NAMES: Record<Language, MessageKey> = {
  english: 'contractors.english',
  mexican_spanish: 'contractors.mexican_spanish',
};

/** One row for each fact. On a phone a row becomes a small list: the fact, then each name with its value. */
export function CompareTable({ view }: { view: CompareView }) {
  const t = useT();
  const { contractors } = view;
  return (
    <table className="compare">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('shortlist.fact')}</span>
          </th>
          {contractors.map((contractor) => (
            <th key={contractor.id} scope="col">
              <Head contractor={contractor} view={view} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(view, t).map(({ key, label, of }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {contractors.map((contractor) => (
              <td key={contractor.id}>
                <span className="compare-name" aria-hidden="true">
                  <UserText text={contractor.name} />
                </span>
                <span>{of(contractor) || <Unknown />}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Unknown() {
  const t = useT();
  return <span className="text-muted">{t('shortlist.not_known')}</span>;
}

function Head({ contractor, view }: { contractor: Compared; view: CompareView }) {
  const t = useT();
  const path = usePath();
  const others = view.contractors.filter(({ id }) => id !== contractor.id).map(({ id }) => id);
  const query = { ids: others.join(',') || null, near: view.near || null };
  return (
    <>
      <Link className="compare-title" href={path('contractors.show', { slug: contractor.slug })}>
        <UserText text={contractor.name} />
      </Link>
      <span className="compare-sub">
        {[tradesText(contractor.trades, t), placeText(contractor)].filter(Boolean).join(' · ')}
      </span>
      <Link className="compare-remove" href={path('compare', {}, { query })}>
        {t('shortlist.take_out')}
        <span className="sr-only"> {contractor.name}</span>
      </Link>
    </>
  );
}

function rowsOf({ factKeys, place }: CompareView, t: Translate): CompareRow[] {
  const share = (part: number, whole: number) => t('contractors.so_many_of', { part, whole });
  return [
    {
      key: 'rating',
      label: t('shortlist.rating'),
      of: ({ rating }) => <RatingNumber mean={rating.mean} count={rating.count} size="small" />,
    },
    {
      key: 'again',
      label: t('shortlist.hire_again'),
      of: ({ hireAgain }) => hireAgain && share(hireAgain.yes, hireAgain.answers),
    },
    { key: 'flag', label: t('shortlist.red_flag'), of: (one) => flagOf(one, t) },
    { key: 'license', label: t('contractors.license'), of: (one) => licenseOf(one, t) },
    { key: 'insurance', label: t('contractors.insurance'), of: (one) => insuranceOf(one, t) },
    {
      key: 'bond',
      label: t('contractors.bond'),
      of: ({ insurance }) =>
        t(insurance.bondState === 'valid' ? 'contractors.bonded' : 'contractors.not_bonded'),
    },
    {
      key: 'responses',
      label: t('shortlist.responses'),
      of: ({ answered }) => answered && share(answered.responses, answered.reviews),
    },
    ...(place === null
      ? []
      : [
          {
            key: 'distance',
            label: t('shortlist.distance_from', { place: place.name }),
            of: ({ distance }: Compared) =>
              distance !== null &&
              t(place.unit === 'km' ? 'contractors.distance_km' : 'contractors.distance_miles', { distance }),
          },
        ]),
    ...factKeys.map((key) => ({
      key,
      label: t(`reviews.fact_question.${key}`),
      of: ({ facts }: Compared) => facts[key] && t('contractors.said_yes', facts[key]),
    })),
    {
      key: 'languages',
      label: t('contractors.languages'),
      of: ({ languages }) => languages.map((language) => t(LANGUAGE_NAMES[language])).join(', '),
    },
    { key: 'founded', label: t('contractors.founded'), of: ({ yearFounded }) => yearFounded },
    {
      key: 'crew',
      label: t('contractors.crew'),
      of: ({ crewSize }) => crewSize !== null && t('contractors.crew_size', { count: crewSize }),
    },
  ];
}

const flagOf = ({ redFlag }: Compared, t: Translate) =>
  redFlag === null ? t('shortlist.no_red_flag') : <RedFlagBadge level={redFlag} />;

function licenseOf({ license, licenses }: Compared, t: Translate) {
  return (
    <>
      <LicenseText license={license} />
      {license.number && (
        <span className="compare-sub">{t('contractors.license_number', { number: license.number })}</span>
      )}
      {licenses > 1 && <span className="compare-sub">{t('shortlist.licenses', { count: licenses })}</span>}
    </>
  );
}

function insuranceOf({ insurance: { state, expiresOn } }: Compared, t: Translate): string {
  const date = expiresOn && formatDate(expiresOn, t.language);
  if (state === 'valid') return date ? t('contractors.insured_to', { date }) : t('contractors.insured');
  return date && state === 'expired'
    ? t('contractors.insurance_expired', { date })
    : t('contractors.not_insured');
}
