import type { LandingLink } from '../../../server/search/landing/landing-page.ts';
import { usePath } from '../../lib/page/app-context.tsx';
import { Link } from '../ui/link.tsx';
import { Section } from '../ui/section.tsx';

type Props = {
  title: string;
  links: readonly LandingLink[];
  /** The words that tell them apart. */
  says: 'people' | 'cityName';
};

/** Other pages of this kind; nothing where there are none. */
export function LandingLinks({ title, links, says }: Props) {
  const path = usePath();
  if (links.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="flex flex-wrap gap-x-5">
        {links.map(({ people, cityName, ...place }) => (
          <li key={`${place.trade} ${place.city}`}>
            <Link href={path('contractors.landing', place)} className="place-link">
              {says === 'people' ? people : cityName}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
