import type { Language } from '../../../common/format/language.ts';
import type { ContractorView } from '../../../server/contractors/page/page-view.ts';
import type { AreaView } from '../../../server/contractors/page/service-views.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { formatPhone } from '../../../common/format/phones.ts';
import { formatDate } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { Translate } from '../../../common/format/translator.ts';
import { openDeviceMap } from '../../lib/open-device-map.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { Link } from '../ui/link.tsx';
import { placeText } from '../search/place-text.ts';
import type { RelationView } from '../../../server/relations/views.ts';
import { ReportLink } from '../reports/report-link.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { DataList, type Datum } from '../ui/data-list.tsx';
import { Section } from '../ui/section.tsx';
import { UserText } from '../ui/user-text.tsx';
import { LicenseList } from './license/license-list.tsx';
import { DaysOff, OpeningHoursList } from './opening-hours.tsx';

const LANGUAGE_NAMES: Record<Language, MessageKey> = {
  english: 'contractors.english',
  mexican_spanish: 'contractors.mexican_spanish',
};

/** The contact details and the hours. */
export function ContractorContact({ contractor }: { contractor: ContractorView }) {
  const t = useT();
  const contact = contactOf(contractor, t);
  return (
    <>
      <Section title={t('contractors.contact_title')} id="contact">
        {contact.length > 0 ? (
          <DataList items={contact} />
        ) : (
          <p className="text-muted">{t('contractors.no_contact')}</p>
        )}
        {contractor.contact.mapPicture !== null && (
          <img
            className="static-map mt-4"
            src={contractor.contact.mapPicture}
            alt={t('contractors.map_alt', { place: placeText(contractor) })}
            width="480"
            height="270"
            loading="lazy"
          />
        )}
      </Section>
      {contractor.openingHours && (
        <Section title={t('contractors.hours_title')}>
          <OpeningHoursList hours={contractor.openingHours} />
          <DaysOff days={contractor.closedDays} />
        </Section>
      )}
    </>
  );
}

/** The facts to check before hiring. */
export function ContractorFacts({ contractor }: { contractor: ContractorView }) {
  const t = useT();
  const path = usePath();
  return (
    <Section title={t('contractors.facts_title')}>
      <DataList items={factsOf(contractor, t)} />
      <p className="mt-3">
        <Link href={path('questions', {}, { query: { trade: contractor.trades[0]?.slug } })}>
          {t('questions.title')}
        </Link>
      </p>
    </Section>
  );
}

export function ContractorServices({ contractor: { services } }: { contractor: ContractorView }) {
  const t = useT();
  if (services.length === 0) return null;
  return (
    <Section title={t('contractors.services_title')}>
      <ul className="services-list">
        {services.map(({ name, from }) => (
          <li key={name}>
            <UserText text={name} />
            {from && <span className="text-muted"> {t('contractors.price_from', { price: from })}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

type MoreProps = { contractor: ContractorView; relation: RelationView };

/** Links for the owner of this business, and for readers who found an error or want to see no more of it. */
export function ContractorMore({ contractor, relation }: MoreProps) {
  return (
    <>
      {!contractor.claimed && <ClaimSection slug={contractor.slug} />}
      {!contractor.claimed && contractor.contact.address && <HomeAddress id={contractor.id} />}
      <ReportPage contractor={contractor} relation={relation} />
    </>
  );
}

function ReportPage({
  contractor: { id, slug, name, headline, about, services, warranty, can, closedOn },
  relation,
}: MoreProps) {
  const t = useT();
  return (
    <p className="mt-4">
      <ReportLink
        kind="contractor"
        id={id}
        label={t('report_forms.report_contractor')}
        texts={[
          name,
          headline?.text ?? '',
          `${about?.first} ${about?.rest}`.replace(/<[^>]*>/g, ' '),
          warranty?.text ?? '',
          ...services.map((service) => service.name),
        ]}
        mayReport={can.report}
      />
      {!can.edit && (
        <>
          {' · '}
          <Link href={route('red_flags.create', { slug })}>{t('contractors.report_red_flag')}</Link>
          {' · '}
          <a href={route('closings.create', { slug })} rel="nofollow">
            {t(closedOn === null ? 'closed.report_it' : 'closed.notice_wrong')}
          </a>
        </>
      )}
      {relation !== null && !relation.isBlocking && (
        <>
          {' · '}
          <a
            href={route('relations.confirm', { id: relation.profileId })}
            aria-label={t('relation_buttons.name_block', { name })}
            rel="nofollow"
          >
            {t('relation_buttons.block')}
          </a>
        </>
      )}
    </p>
  );
}

/** A register may list the home of a sole owner: the report of it is read within two days. */
function HomeAddress({ id }: { id: number }) {
  const t = useT();
  const href = route('reports.create', { kind: 'contractor', id }, { query: { reason: 'private_data' } });
  return (
    <p className="mt-4 text-sm">
      {t('contractors.home_address')}{' '}
      <a href={href} rel="nofollow">
        {t('contractors.home_address_action')}
      </a>
    </p>
  );
}

/** The link for the owner of this business. */
function ClaimSection({ slug }: { slug: string }) {
  const t = useT();
  return (
    <Section title={t('contractors.claim_title')} id="claim">
      <p className="mb-3">{t('contractors.claim_text')}</p>
      <ButtonLink href={route('contractors.claim', { slug })}>{t('contractors.claim_action')}</ButtonLink>
    </Section>
  );
}

function contactOf(contractor: ContractorView, t: Translate): Datum[] {
  const { phone, email, website, address, postalCode, mapUrl } = contractor.contact;
  const { links } = contractor;
  return [
    phone && { term: t('contractors.phone'), detail: <a href={`tel:${phone}`}>{formatPhone(phone)}</a> },
    email && { term: t('contractors.email'), detail: <a href={`mailto:${email}`}>{email}</a> },
    website && {
      term: t('contractors.website'),
      detail: (
        <a href={website} rel="nofollow ugc noopener" data-count="website">
          {website.replace(/^https?:\/\/(www\.)?|\/$/g, '')}
        </a>
      ),
    },
    links.length > 0 && {
      term: t('contractors.links'),
      detail: links.map(({ label, url }) => (
        <a key={url} className="block" href={url} rel="nofollow ugc noopener">
          {label}
        </a>
      )),
    },
    address && {
      term: t('contractors.address'),
      detail: [address, [placeText(contractor), postalCode].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join(', '),
    },
    mapUrl && {
      term: t('contractors.map'),
      detail: (
        <a href={mapUrl} rel="nofollow noopener" onClick={openDeviceMap}>
          {t('contractors.see_on_map')}
        </a>
      ),
    },
  ].filter((item) => item) as Datum[];
}

function factsOf(contractor: ContractorView, t: Translate): Datum[] {
  const { languages, yearFounded, crewSize, area, paymentMethods, warranty } = contractor;
  return [
    {
      term: t(contractor.licenses.length > 1 ? 'contractors.licenses' : 'contractors.license'),
      detail: <LicenseList licenses={contractor.licenses} />,
    },
    { term: t('contractors.insurance'), detail: insuranceWords(contractor, t) },
    {
      term: t('contractors.bond'),
      detail: bondWords(contractor, t),
    },
    warranty && {
      term: t('contractors.warranty'),
      detail: <UserText text={warranty.text} />,
    },
    area && { term: t('contractors.area'), detail: areaWords(contractor, area, t) },
    paymentMethods.length > 0 && {
      term: t('contractors.payment'),
      detail: paymentMethods.map((one) => t(`contractors.payment.${one}`)).join(', '),
    },
    languages.length > 0 && {
      term: t('contractors.languages'),
      detail: languages.map((language) => t(LANGUAGE_NAMES[language])).join(', '),
    },
    yearFounded !== null && { term: t('contractors.founded'), detail: yearFounded },
    crewSize !== null && {
      term: t('contractors.crew'),
      detail: t('contractors.crew_size', { count: crewSize }),
    },
  ].filter((item) => item) as Datum[];
}

function bondWords({ insurance: { bondState, bondExpiresOn } }: ContractorView, t: Translate): string {
  const date = bondExpiresOn && formatDate(bondExpiresOn, t.language);
  if (bondState === 'valid') return date ? t('contractors.bonded_to', { date }) : t('contractors.bonded');
  return date && bondState === 'expired'
    ? t('contractors.bond_expired', { date })
    : t('contractors.not_bonded');
}

function areaWords({ city }: ContractorView, { radius, regions }: AreaView, t: Translate): string {
  const around = radius && t(`contractors.area_${radius.unit}`, { count: radius.distance, city: city ?? '' });
  return [around, regions.join(', ')].filter(Boolean).join(' · ');
}

function insuranceWords({ insurance: { state, expiresOn } }: ContractorView, t: Translate): string {
  const date = expiresOn && formatDate(expiresOn, t.language);
  if (state === 'valid') return date ? t('contractors.insured_to', { date }) : t('contractors.insured');
  return date && state === 'expired'
    ? t('contractors.insurance_expired', { date })
    : t('contractors.not_insured');
}
