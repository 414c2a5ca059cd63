import { formatDate } from '../../../common/format/dates.ts';
import { formatPrice } from '../../../common/format/money.ts';
import type { Flash } from '../../../web/pages/shared-props.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ReadContext } from '../../core/context.ts';
import type { ReturnedPlan } from './closing-membership.ts';

type Speaker = Pick<ReadContext, 't' | 'language'>;
type Notice = Pick<Flash, 'link'> & { notice: string };

/** The notice about the plan of an account that stays, for its next page; it leads to the plans where it ended. */
export function planNotice({ t, language }: Speaker, returned: ReturnedPlan): Notice | null {
  if (returned === null) return null;
  if (returned.state === 'ended')
    return {
      notice: t('billing.kept.ended'),
      link: { label: t('layout.see_plans'), href: route('pricing', {}, { language }) },
    };
  const { plan, charge } = returned;
  if (charge === null) return { notice: t('billing.resumed') };
  const date = formatDate(charge.at.toISOString(), language);
  return { notice: t('billing.kept.goes_on', { plan, price: formatPrice(charge.cents), date }) };
}

/** The welcome after logging in to an account that was about to close. */
export function keptNotice(speaker: Speaker, returned: ReturnedPlan): Notice {
  const welcome = speaker.t('settings.kept');
  const ofPlan = planNotice(speaker, returned);
  return { ...ofPlan, notice: ofPlan === null ? welcome : `${welcome} ${ofPlan.notice}` };
}
