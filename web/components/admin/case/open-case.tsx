import type { ReactNode, RefObject } from 'react';
import type { ReasonView } from '../../../../server/decisions/reason-codes.ts';

type Heading = RefObject<HTMLHeadingElement | null>;

/** The props of a case's panel, for any kind of case. */
export type PanelProps<Opened> = {
  opened: Opened;
  reasons: readonly ReasonView[];
  heading: Heading;
};

const TITLE = 'case-title';

/** The case that is open beside its list, named by its `CaseTitle`. */
export function CaseArticle({ children }: { children: ReactNode }) {
  return (
    <article className="case" aria-labelledby={TITLE}>
      {children}
    </article>
  );
}

/** The heading takes the focus when the case opens. */
export function CaseTitle({
  heading,
  lang,
  children,
}: {
  heading: Heading;
  lang?: string;
  children: ReactNode;
}) {
  return (
    <h2 id={TITLE} ref={heading} tabIndex={-1} lang={lang} className="case-title">
      {children}
    </h2>
  );
}
