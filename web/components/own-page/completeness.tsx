import { route } from '../../../common/routes/route-table.ts';
import type { PageEditView, PageStep } from '../../../server/profiles/page/page-edit-view.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';
import { Link } from '../ui/link.tsx';

/** Where each step is done. */
const PLACES: Record<PageStep, string> = {
  phone: route('profile.edit'),
  about: '#words',
  photos: '#photos',
  services: '#services',
  hours: '#hours',
  license: '#licenses',
  headline: '#words',
  prices: '#services',
  area: '#area',
  website: '#contact',
  insurance: '#insurance',
  payment: '#payment',
};

/** How much of the page there is, and what would help most. */
export function Completeness({ page: { missing, steps } }: { page: PageEditView }) {
  const t = useT();
  const [next, ...later] = missing;
  return (
    <section className="grid gap-2" aria-labelledby="complete">
      <h2 id="complete" className="text-lg">
        {t('profile.complete_title')}
      </h2>
      <p>{t('profile.complete_count', { done: steps - missing.length, count: steps })}</p>
      {next && (
        <p>
          <b>{t('profile.complete_next')}</b> <Step step={next} />
        </p>
      )}
      {later.length > 0 && (
        <Disclosure summary={t('profile.complete_later', { count: later.length })}>
          <ul className="grid gap-1">
            {later.map((step) => (
              <li key={step}>
                <Step step={step} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

function Step({ step }: { step: PageStep }) {
  const t = useT();
  const text = t(`profile.page_step.${step}`);
  const place = PLACES[step];
  return place.startsWith('#') ? <a href={place}>{text}</a> : <Link href={place}>{text}</Link>;
}
