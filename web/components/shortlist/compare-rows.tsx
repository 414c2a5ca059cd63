import type { ReactNode } from 'react';
import { formatPhone } from '../../../common/format/phones.ts';
import { formatDate } from '../../../common/format/dates.ts';
import type { Language } from '../../../common/format/language.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { CompareView } from '../../../server/shortlists/compare-view.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { LicenseText } from '../contractors/license/license-text.tsx';
import { RedFlagBadge } from '../contractors/red-flag-badge.tsx';
import { RatingNumber } from '../ui/rating-number.tsx';
import { UserText } from '../ui/user-text.tsx';

export type Compared = CompareView['contractors'][number];
export type CompareRow = { key: string; label: string; of: (contractor: Compared) => ReactNode };

const LANGUAGE_NAMES: Record<Language, MessageKey> = {
  english: 'contractors.english',
  mexican_spanish: 'contractors.mexican_spanish',
};

/** One row for each fact, in the order of a decision. */
export function rowsOf({ factKeys, place }: CompareView, t: Translate): CompareRow[] {
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
    ...contactRows(t),
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

const contactRows = (t: Translate): CompareRow[] => [
  {
    key: 'answers',
    label: t('shortlist.answers'),
    of: ({ usualAnswerHours: hours }) => hours && t(`contractors.usually_answers.${hours}`),
  },
  {
    key: 'phone',
    label: t('shortlist.phone'),
    of: ({ phone }) => phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>,
  },
  { key: 'price', label: t('shortlist.price'), of: pricesOf },
];

const PRICES_SHOWN = 3;

function pricesOf({ services }: Compared) {
  const priced = services.filter(({ from }) => from !== null).slice(0, PRICES_SHOWN);
  if (priced.length === 0) return null;
  return (
    <ul>
      {priced.map(({ name, from }) => (
        <li key={name}>
          <UserText text={name} />: {from}
        </li>
      ))}
    </ul>
  );
}

const flagOf = ({ redFlag }: Compared, t: Translate) =>
  redFlag === null ? t('shortlist.no_red_flag') : <RedFlagBadge level={redFlag} />;

function licenseOf({ license, licenses }: Compared, t: Translate) {
  return (
    <>
      <LicenseText license={license} />
      {license.number && (
        <span className="block mt-0.5 text-sm/body font-normal text-muted">
          {t('contractors.license_number', { number: license.number })}
        </span>
      )}
      {licenses > 1 && (
        <span className="block mt-0.5 text-sm/body font-normal text-muted">
          {t('shortlist.licenses', { count: licenses })}
        </span>
      )}
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
