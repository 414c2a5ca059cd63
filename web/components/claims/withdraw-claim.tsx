import { route } from '../../../common/routes/route-table.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { SendButton } from '../form/send-button.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';

/** Takes the claim back, in two clicks. */
export function WithdrawClaim({ slug }: { slug: string }) {
  const t = useT();
  return (
    <Disclosure summary={t('claims.withdraw_title')}>
      <p className="mb-3">{t('claims.withdraw_text')}</p>
      <SendButton variant="danger" action={route('claims.withdraw', { slug })}>
        {t('claims.withdraw')}
      </SendButton>
    </Disclosure>
  );
}
