import { Component, type ReactNode } from 'react';
import { say } from '../../lib/page/texts.ts';
import { Button } from '../ui/button.tsx';

type Props = {
  /** Another page is tried again. */
  page: string;
  children: ReactNode;
};

type State = { failed: boolean; page: string };

/** Keeps a part of the page that cannot be drawn from taking everything else away. React knows such parts as classes only. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, page: this.props.page };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { failed: false, page };
  }

  override render() {
    return this.state.failed ? <NotShown /> : this.props.children;
  }
}

/** The replacement for a page that could not be drawn or fetched, with a button to try again. */
export function NotShown() {
  return (
    <div className="grid max-w-form justify-items-start gap-4" role="alert">
      <h1>{say('layout.not_shown_title')}</h1>
      <p>{say('layout.not_shown_text')}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {say('layout.error_reload')}
      </Button>
    </div>
  );
}
