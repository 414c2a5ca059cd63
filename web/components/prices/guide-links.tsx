import type { GuideLink } from '../../../server/prices/view.ts';
import { usePath } from '../../lib/page/app-context.tsx';
import { Link } from '../ui/link.tsx';
import { Section } from '../ui/section.tsx';

type Props = {
  title: string;
  links: readonly GuideLink[];
  /** The words that tell them apart. */
  says: 'trade' | 'city';
};

/** Links to other guides; nothing where there are none. */
export function GuideLinks({ title, links, says }: Props) {
  const path = usePath();
  if (links.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="flex flex-wrap gap-x-5">
        {links.map(({ trade, place, city }) => (
          <li key={`${trade.slug} ${place}`}>
            <Link href={path('prices.show', { trade: trade.slug, place })} className="place-link">
              {says === 'trade' ? trade.name : city}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
