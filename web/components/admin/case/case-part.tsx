import { useId, type ReactNode } from 'react';

type Props = { title: ReactNode; aside?: ReactNode; children: ReactNode };

/** A part of a case under a hairline. */
export function CasePart({ title, aside, children }: Props) {
  const id = useId();
  return (
    <section className="grid gap-2 pt-3 border-t border-line" aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id={id} className="text-base">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
