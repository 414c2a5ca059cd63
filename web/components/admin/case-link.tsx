import { Link } from '@inertiajs/react';
import type { ReactNode } from 'react';
import { UserText } from '../ui/user-text.tsx';

type Props = { href: string; isOpen: boolean; title: string; children?: ReactNode };

/** Opens the case of a row beside the list; the whole row is the target. */
export function CaseLink({ href, isOpen, title, children }: Props) {
  return (
    <>
      <Link
        className="case-link"
        href={href}
        only={['opened']}
        preserveState
        preserveScroll
        aria-current={isOpen ? 'true' : undefined}
      >
        <bdi>
          <UserText text={title} />
        </bdi>
      </Link>
      {children}
    </>
  );
}
