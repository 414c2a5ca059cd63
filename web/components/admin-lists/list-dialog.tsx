import { useId, type ReactNode } from 'react';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { Dialog } from '../ui/overlay/dialog.tsx';

type Props = { title: string; size?: 'small' | 'large'; onClose: () => void; children: ReactNode };

/** A dialog over a list; without scripts the same form is above the list. */
export function ListDialog({ title, size, onClose, children }: Props) {
  const isTakenOver = useTakenOver();
  const id = useId();
  if (isTakenOver)
    return (
      <Dialog open onClose={onClose} title={title} {...(size && { size })}>
        {children}
      </Dialog>
    );
  return (
    <section className="grid gap-4 max-w-160 mb-8 p-5 border border-line rounded" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
