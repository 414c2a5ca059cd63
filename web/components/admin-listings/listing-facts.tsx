import { Link } from '@inertiajs/react';
import { formatDate } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { ListingView } from '../../../server/moderation/lists/listing-page.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { LicenseList } from '../contractors/license/license-list.tsx';
import { DataList, type Datum } from '../ui/data-list.tsx';
import { Section } from '../ui/section.tsx';

const FIELDS: Readonly<Record<string, MessageKey>> = {
  name: 'listings.field.name',
  phone: 'listings.field.phone',
  address: 'listings.field.address',
  website: 'listings.field.website',
  trade_ids: 'listings.field.trades',
};

/** The status of a listing, its owner, its source and the boards' data. */
export function ListingFacts({ listing }: { listing: ListingView }) {
  const t = useT();
  return (
    <Section title={t('listings.title')}>
      <DataList items={factsOf(listing, t)} />
    </Section>
  );
}

function factsOf(listing: ListingView, t: Translate): Datum[] {
  const { owner, source, asOf, missingSince, correctedFields, licenses } = listing;
  const corrected = correctedFields.flatMap((field) => (FIELDS[field] ? [t(FIELDS[field])] : []));
  return [
    { term: t('admin_lists.column.state'), detail: <State listing={listing} /> },
    { term: t('listings.owner'), detail: owner ?? t('listings.nobody') },
    source !== null && {
      term: t('listings.source'),
      detail: (
        <>
          {asOf === null
            ? source
            : t('listings.source_as_of', { source, date: formatDate(asOf, t.language) })}
          {missingSince && <div>{t('listings.missing', { date: formatDate(missingSince, t.language) })}</div>}
        </>
      ),
    },
    corrected.length > 0 && { term: t('listings.corrected'), detail: corrected.join(', ') },
    { term: t('contractors.licenses'), detail: <LicenseList licenses={licenses} /> },
  ].filter((item) => item !== false);
}

function State({ listing: { state, hiddenAt, mergedIntoId } }: { listing: ListingView }) {
  const t = useT();
  if (state === 'merged' && mergedIntoId !== null)
    return (
      <>
        {t('listings.state_merged')}{' '}
        <Link href={route('admin.contractors.show', { id: mergedIntoId })}>{t('listings.see_merged')}</Link>
      </>
    );
  return state === 'hidden' && hiddenAt !== null
    ? t('listings.state_hidden', { date: formatDate(hiddenAt, t.language) })
    : t('listings.state_shown');
}
