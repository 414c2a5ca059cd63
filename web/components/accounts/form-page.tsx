import type { ReactNode } from 'react';
import { PageHead } from '../layout/page-head.tsx';

export type FormPageProps = {
  /** The page's name, for the window's title. */
  title: string;
  heading?: string;
  intro?: ReactNode;
  children: ReactNode;
};

/** One column that hangs from the plumb line: what it is about, then the form. */
export function FormPage({ title, heading = title, intro, children }: FormPageProps) {
  return (
    <div className="grid max-w-form gap-8">
      <PageHead title={title} noIndex />
      <header className="grid gap-3">
        <h1>{heading}</h1>
        {intro && <p className="text-muted">{intro}</p>}
      </header>
      {children}
    </div>
  );
}
