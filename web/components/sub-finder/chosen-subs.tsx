import { useRemember } from '@inertiajs/react';
import { INVITED_AT_ONCE_MAX } from '../../../common/invitations.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { SubFinderSearch } from '../../../common/search/sub-finder.ts';
import type { FoundSub } from '../../../server/search/sub-finder/views.ts';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Button } from '../ui/button.tsx';

/** The id of the form to which the check boxes of the cards belong. */
export const CHOSEN_FORM = 'chosen-subs';

export type Choice = {
  slugs: readonly string[];
  /** As many as can be invited at once. */
  isFull: boolean;
  toggle: (slug: string) => void;
};

/** The contractors to invite together. Filters, pages and Back leave the choice as it is. */
export function useChoice(): Choice {
  const [remembered, setSlugs] = useRemember<readonly string[]>([], 'chosen-subs');
  // The server has drawn the page without them.
  const slugs = useTakenOver() ? remembered : [];
  return {
    slugs,
    isFull: slugs.length >= INVITED_AT_ONCE_MAX,
    toggle: (slug) => setSlugs(slugs.includes(slug) ? slugs.filter((one) => one !== slug) : [...slugs, slug]),
  };
}

type Props = { choice: Choice; shown: readonly FoundSub[]; search: SubFinderSearch };

/** Leads to one invitation for all who were chosen; without scripts, for those on the page. */
export function ChosenSubs({ choice: { slugs }, shown, search }: Props) {
  const t = useT();
  const elsewhere = slugs.filter((slug) => !shown.some((one) => one.slug === slug));
  const { trade, region, from, to, job } = search;
  return (
    <form
      id={CHOSEN_FORM}
      action={route('invitations.create')}
      method="get"
      className="chosen-subs"
      aria-label={t('sub_finder.chosen_form')}
    >
      {elsewhere.map((slug) => (
        <input key={slug} type="hidden" name="contractors" value={slug} />
      ))}
      {Object.entries({ trade, region, from, to, job }).map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <p aria-live="polite" className="text-muted">
        {t('sub_finder.chosen', { count: slugs.length, maximum: INVITED_AT_ONCE_MAX })}
      </p>
      <Button type="submit" size="small" variant={slugs.length > 0 ? 'primary' : 'secondary'}>
        {t('sub_finder.invite_chosen', { count: slugs.length })}
      </Button>
    </form>
  );
}
