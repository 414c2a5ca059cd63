import type { ReactNode } from 'react';

/** One column that hangs from the plumb line: what it is about, then the form. */
export function FormPage({
  heading,
  intro,
  children,
}: {
  heading: string;
  intro?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="grid max-w-form gap-8">
      <header className="grid gap-3">
        <h1>{heading}</h1>
        {intro && <p className="text-muted">{intro}</p>}
      </header>
      {children}
    </div>
  );
}
