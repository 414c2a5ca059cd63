import { FormPage } from '../../components/accounts/form-page.tsx';
import { ActionForm } from '../../components/form/action-form.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useT } from '../../lib/page/app-context.tsx';

/** `email`: the address that the link is about; null where the link opens nothing. `next`: the page after it. */
export type Props = {
  use: 'verify' | 'change' | 'stop' | 'undo';
  action: string;
  email: string | null;
  next: string | null;
};

/** The page behind a link in a mail. Its button does what the link is for, since mail scanners open links. */
export default function AccountEmailLinkPage({ use, action, email, next }: Props) {
  const t = useT();
  const also: Record<string, string> = use === 'verify' && next !== null ? { next } : {};
  return (
    <FormPage heading={t(`email_links.${use}_title`)}>
      <PageHead title={t(`email_links.${use}_title`)} noIndex />
      {email === null ? (
        <Alert tone="danger">
          {t(use === 'verify' ? 'accounts.verify_link_invalid' : 'settings.email_link_invalid')}
        </Alert>
      ) : (
        <>
          <p>{t(`email_links.${use}_text`, { email })}</p>
          <ActionForm action={action} also={also} visit={{ preserveScroll: false }}>
            <div>
              <Button type="submit" variant="primary">
                {t(`email_links.${use}_button`)}
              </Button>
            </div>
          </ActionForm>
        </>
      )}
    </FormPage>
  );
}
