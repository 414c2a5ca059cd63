import { IconReload } from '@tabler/icons-react';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';
import type { MessageKey } from '../../../translations/index.ts';

export type Props = {
  status: number;
  /** The refusal in the reader's language. */
  message: string;
};

const TITLES: Record<number, MessageKey> = {
  403: 'layout.error_forbidden_title',
  404: 'layout.error_not_found_title',
  410: 'listings.hidden_title',
  429: 'layout.error_too_many_title',
};

const TEXTS: Record<number, MessageKey> = {
  404: 'layout.error_not_found_text',
  429: 'layout.error_too_many_text',
};

/** The error, and a next step. */
export default function ErrorShowPage({ status, message }: Props) {
  const t = useT();
  const title = t(titleOf(status));
  return (
    <>
      <PageHead title={title} noIndex />
      <p className="tabular text-sm text-muted">{t('layout.error_status', { status: String(status) })}</p>
      <h1 className="mt-1 mb-3">{title}</h1>
      <Explanation status={status} message={message} />
      <div className="mt-8 flex flex-wrap gap-3">
        <NextSteps status={status} />
      </div>
    </>
  );
}

function titleOf(status: number): MessageKey {
  return TITLES[status] ?? (status >= 500 ? 'layout.error_server_title' : 'layout.error_other_title');
}

function Explanation({ status, message }: Props) {
  const t = useT();
  const { viewer } = useShared();
  if (status === 403) {
    const key = viewer ? 'layout.error_forbidden_other' : 'layout.error_forbidden_visitor';
    return (
      <>
        <p>{message}</p>
        <p className="mt-2 text-muted">{t(key, { name: viewer?.name ?? '' })}</p>
      </>
    );
  }
  const key = TEXTS[status] ?? (status >= 500 ? 'layout.error_server_text' : null);
  // Of a moment without the database the message says all there is to say.
  return <p>{key === null || status === 503 ? message : t(key)}</p>;
}

function NextSteps({ status }: { status: number }) {
  const t = useT();
  const path = usePath();
  const { viewer } = useShared();
  const mayHelp = status === 429 || status >= 500;
  return (
    <>
      {mayHelp && (
        <Button variant="primary" onClick={() => window.location.reload()}>
          <IconReload size={18} stroke={1.75} aria-hidden="true" />
          {t('layout.error_reload')}
        </Button>
      )}
      {status === 403 && viewer === null && (
        <ButtonLink variant="primary" href={path('login')}>
          {t('layout.log_in')}
        </ButtonLink>
      )}
      {status === 404 && (
        <ButtonLink variant="primary" href={path('contractors.index')}>
          {t('layout.find_contractors')}
        </ButtonLink>
      )}
      {status >= 500 && <ButtonLink href={path('status')}>{t('layout.status')}</ButtonLink>}
      <ButtonLink href={path('home')}>{t('layout.error_to_home')}</ButtonLink>
    </>
  );
}
