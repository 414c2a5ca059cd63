import { IconCheck, IconX } from '@tabler/icons-react';
import { useT } from '../../lib/page/app-context.tsx';
import { Section } from '../ui/section.tsx';

const FREE = ['page', 'search', 'reply', 'appeal', 'statistics', 'languages'] as const;
const NEVER = ['rank', 'stars', 'removal', 'appeals', 'license', 'leads'] as const;

/** The free part, the paid part, and the limits of money. */
export function Offer() {
  const t = useT();
  return (
    <Section title={t('for_contractors.offer_title')}>
      <div className="offer">
        <section aria-labelledby="free">
          <h3 id="free">{t('for_contractors.free_title')}</h3>
          <ul>
            {FREE.map((item) => (
              <li key={item}>
                <IconCheck className="offer-yes" size={20} stroke={2} aria-hidden="true" />
                {t(`for_contractors.free.${item}`)}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="paid">
          <h3 id="paid">{t('for_contractors.paid_title')}</h3>
          <p>{t('for_contractors.paid_text')}</p>
          <p>{t('for_contractors.paid_not_needed')}</p>
          <p>
            <a href="#plans">{t('for_contractors.plans_title')}</a>
          </p>
        </section>
        <section aria-labelledby="never">
          <h3 id="never">{t('for_contractors.never_title')}</h3>
          <ul>
            {NEVER.map((item) => (
              <li key={item}>
                <IconX className="offer-no" size={20} stroke={2} aria-hidden="true" />
                {t(`for_contractors.never.${item}`)}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Section>
  );
}
