import type { InvitationView } from '../../../server/invitations/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { DataList, type Datum } from '../ui/data-list.tsx';
import { JobDays, JobPlace } from './job-facts.tsx';

/** Trade, place, days, people and price. */
export function InvitationFacts({ invitation }: { invitation: InvitationView }) {
  const t = useT();
  const { box, trade, job, people, price } = invitation;
  const items: (Datum | null)[] = [
    { term: t('invitations.trade'), detail: trade },
    { term: t('invitations.place'), detail: <JobPlace {...invitation} /> },
    { term: t('invitations.dates'), detail: <JobDays {...invitation} /> },
    job.needed === null
      ? null
      : {
          term: t('invitations.people_needed'),
          detail: t('invitations.people_count', { found: job.found, needed: job.needed }),
        },
    people === null
      ? null
      : { term: t(box === 'sent' ? 'invitations.people_sent' : 'invitations.people_own'), detail: people },
    price === null
      ? null
      : {
          term: t('invitations.price'),
          detail: t(`invitations.price_unit.${price.unit}`, { amount: price.amount }),
        },
  ];
  return <DataList items={items.filter((item) => item !== null)} />;
}
