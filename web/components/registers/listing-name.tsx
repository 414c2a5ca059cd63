import { route } from '../../../common/routes/route-table.ts';
import { Link } from '../ui/link.tsx';

/** The name of a listing, which leads to its page where it has one. */
export const ListingName = ({ name, slug }: { name: string; slug: string | null }) =>
  slug === null ? name : <Link href={route('contractors.show', { slug })}>{name}</Link>;
