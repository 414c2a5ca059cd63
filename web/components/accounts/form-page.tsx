import type { ReactNode } from 'react';
import { useT } from '../../lib/page/app-context.tsx';
import { WithAside } from '../layout/with-aside.tsx';

type FormPageProps = {
  heading: string;
  intro?: ReactNode;
  /** Beside the form: the next steps, the rules, and links. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The introduction, then the form in one column; beside it, where there is room, some help. */
export function FormPage({ heading, intro, aside, children }: FormPageProps) {
  const t = useT();
  const form = (
    <div className="grid max-w-form gap-8">
      <header className="grid gap-3">
        <h1>{heading}</h1>
        {intro && <p className="text-muted">{intro}</p>}
      </header>
      {children}
    </div>
  );
  if (!aside) return form;
  return (
    <WithAside label={t('layout.help')} aside={aside}>
      {form}
    </WithAside>
  );
}
