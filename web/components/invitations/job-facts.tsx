import { formatDate } from '../../../common/format/dates.ts';
import type { JobView, InvitationView } from '../../../server/invitations/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { UserText } from '../ui/user-text.tsx';

/** The days of a job; one day is said once. */
export function JobDays({ startsOn, endsOn }: Pick<InvitationView, 'startsOn' | 'endsOn'>) {
  const t = useT();
  const [from, to] = [formatDate(startsOn, t.language), formatDate(endsOn, t.language)];
  return startsOn === endsOn ? from : t('invitations.days', { from, to });
}

/** City or area, then the state. */
export function JobPlace({ place, region }: Pick<InvitationView, 'place' | 'region'>) {
  return (
    <>
      {place !== '' && (
        <>
          <UserText text={place} />
          {', '}
        </>
      )}
      {region}
    </>
  );
}

/** Place, days, and how many of the people that the job needs are found. */
export function JobLine({ job: { job, invitations } }: { job: JobView }) {
  const t = useT();
  const [first] = invitations;
  if (!first) return null;
  return (
    <>
      <JobPlace {...first} />
      {' · '}
      <JobDays {...first} />
      {job.needed !== null && (
        <>
          {' · '}
          {t('invitations.people_count', { found: job.found, needed: job.needed })}
        </>
      )}
    </>
  );
}
