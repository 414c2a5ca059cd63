import { useT } from '../../lib/page/app-context.tsx';
import { Link } from './link.tsx';

type Props = {
  /** From the widest to the narrowest. */
  steps: readonly { name: string; href: string }[];
  /** This page; left out where its heading follows at once. */
  here?: string;
};

/** The way to this page. */
export function Breadcrumbs({ steps, here }: Props) {
  const t = useT();
  return (
    <nav aria-label={t('contractors.breadcrumbs')} className="breadcrumbs">
      <ol>
        {steps.map(({ name, href }) => (
          <li key={href}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
        {here !== undefined && <li aria-current="page">{here}</li>}
      </ol>
    </nav>
  );
}
