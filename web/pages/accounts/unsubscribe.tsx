import { route } from '../../../common/routes/route-table.ts';
import type { SubscriptionView } from '../../../server/accounts/views.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { ActionForm } from '../../components/form/post-form.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useShared, useT } from '../../lib/page/app-context.tsx';

export type Props = SubscriptionView;

/** One kind of mail, off or on. Its link in a mail works without a login. */
export default function AccountUnsubscribePage({ token, kind, email, isOn }: Props) {
  const t = useT();
  const { siteTitle } = useShared();
  const action = route('unsubscribe.store', { token });
  const also = { wanted: isOn ? 'off' : 'on' };
  return (
    <FormPage heading={t('mail_settings.title')}>
      <PageHead title={t('mail_settings.title')} noIndex />
      <div className="grid gap-3">
        <p>{t(isOn ? 'mail_settings.on' : 'mail_settings.off', { site: siteTitle, email })}</p>
        <p className="font-semibold">{t(`mail_settings.kind.${kind}`)}</p>
      </div>
      <ActionForm action={action} also={also}>
        <div>
          <Button type="submit" variant={isOn ? 'primary' : 'secondary'}>
            {t(isOn ? 'mail_settings.turn_off' : 'mail_settings.turn_on')}
          </Button>
        </div>
      </ActionForm>
      <p className="text-sm text-muted">{t('mail_settings.required')}</p>
    </FormPage>
  );
}
