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
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-3">
        <section className="grid content-start gap-3 pt-4 border-t-3 border-good" aria-labelledby="free">
          <h3 id="free">{t('for_contractors.free_title')}</h3>
          <ul className="grid gap-3">
            {FREE.map((item) => (
              <li key={item} className="grid grid-cols-[20px_minmax(0,1fr)] gap-2.5">
                <IconCheck className="mt-0.5 text-good" size={20} stroke={2} aria-hidden="true" />
                {t(`for_contractors.free.${item}`)}
              </li>
            ))}
          </ul>
        </section>
        <section
          className="grid content-start gap-3 pt-4 border-t-3 border-line-strong"
          aria-labelledby="paid"
        >
          <h3 id="paid">{t('for_contractors.paid_title')}</h3>
          <p>{t('for_contractors.paid_text')}</p>
          <p>{t('for_contractors.paid_not_needed')}</p>
          <p>
            <a href="#plans">{t('for_contractors.plans_title')}</a>
          </p>
        </section>
        <section className="grid content-start gap-3 pt-4 border-t-3 border-danger" aria-labelledby="never">
          <h3 id="never">{t('for_contractors.never_title')}</h3>
          <ul className="grid gap-3">
            {NEVER.map((item) => (
              <li key={item} className="grid grid-cols-[20px_minmax(0,1fr)] gap-2.5">
                <IconX className="mt-0.5 text-danger" size={20} stroke={2} aria-hidden="true" />
                {t(`for_contractors.never.${item}`)}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Section>
  );
}
