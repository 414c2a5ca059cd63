import { route } from '../../../common/routes/route-table.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { ActionForm } from '../../components/form/post-form.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = {
  token: string;
  /** False when the link was used, is too old or never was one. */
  open: boolean;
};

/** The operator's link for an account whose second factor is lost. */
export default function AccountRecoverPage({ token, open }: Props) {
  const t = useT();
  return (
    <FormPage heading={t('signin.recover_title')} intro={open ? t('signin.recover_text') : undefined}>
      <PageHead title={t('signin.recover_title')} noIndex />
      {open ? (
        <ActionForm action={route('login.recover.store')} also={{ token }} className="">
          <Button type="submit" variant="primary">
            {t('signin.recover_action')}
          </Button>
        </ActionForm>
      ) : (
        <Alert tone="caution">{t('signin.recover_expired')}</Alert>
      )}
    </FormPage>
  );
}
