import { IconCheck } from '@tabler/icons-react';
import { route } from '../../../common/routes/route-table.ts';
import type { SubFinderSearch } from '../../../common/search/sub-finder.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { FoundSub } from '../../../server/search/sub-finder/views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { ContractorCard } from '../contractors/contractor-card.tsx';
import { LANGUAGE_NAMES } from '../search/filter-parts.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { CHOSEN_FORM, type Choice } from './chosen-subs.tsx';

type Props = { contractor: FoundSub; search: SubFinderSearch; choice: Choice };

/** A contractor as in the search, with the facts for an invitation, to be invited alone or with others. */
export function FoundSubCard({ contractor, search, choice }: Props) {
  const t = useT();
  const fits = fitsOf(contractor, search, t);
  return (
    <ContractorCard contractor={contractor} heading="h3">
      <div className="sub-fits">
        <ul className="sub-fits-list" aria-label={t('sub_finder.fits')}>
          {fits.map((text) => (
            <li key={text}>
              <IconCheck size={16} stroke={1.75} aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
        <Invite contractor={contractor} search={search} choice={choice} />
      </div>
    </ContractorCard>
  );
}

function Invite({ contractor: { invitationId, slug, name }, search, choice }: Props) {
  const t = useT();
  const path = usePath();
  if (invitationId !== null)
    return (
      <ButtonLink size="small" variant="ghost" href={route('invitations.show', { id: invitationId })}>
        {t('sub_finder.invited')}
      </ButtonLink>
    );
  const { trade, region, from, to, job } = search;
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <Checkbox
        form={CHOSEN_FORM}
        name="contractors"
        value={slug}
        label={t('sub_finder.choose')}
        aria-label={t('sub_finder.choose_name', { name })}
        disabled={choice.isFull && !choice.slugs.includes(slug)}
        checked={choice.slugs.includes(slug)}
        onChange={() => choice.toggle(slug)}
      />
      <ButtonLink
        size="small"
        href={path('invitations.create', {}, { query: { contractors: slug, trade, region, from, to, job } })}
        aria-label={t('sub_finder.invite_name', { name })}
      >
        {t('sub_finder.invite')}
      </ButtonLink>
    </div>
  );
}

function fitsOf(contractor: FoundSub, search: SubFinderSearch, t: Translate): string[] {
  const { availability, jobsTogether, crewSize, languages, answersInDays, insured } = contractor;
  return [
    ...(search.from === null ? [] : [t('sub_finder.free_on_dates')]),
    ...(availability === null ? [] : [t('sub_finder.has_time')]),
    ...(jobsTogether === 0 ? [] : [t('sub_finder.jobs_together', { count: jobsTogether })]),
    ...(crewSize === null || crewSize === 0 ? [] : [t('sub_finder.crew_of', { count: crewSize })]),
    ...languages.map((language) => t(LANGUAGE_NAMES[language])),
    ...(answersInDays === null ? [] : [t('sub_finder.answers_in', { days: answersInDays })]),
    ...(insured ? [t('sub_finder.insured')] : []),
  ];
}
