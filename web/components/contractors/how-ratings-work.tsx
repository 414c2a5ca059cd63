import { useT } from '../../lib/page/app-context.tsx';
import { Section } from '../ui/section.tsx';

const PARTS = [
  ['home.how_stars_title', 'home.how_stars_text'],
  ['home.how_order_title', 'home.how_order_text'],
  ['home.how_money_title', 'home.how_money_text'],
  ['home.how_answer_title', 'home.how_answer_text'],
] as const;

/** The meaning of a rating, the order's rules, and the limits of money. */
export function HowRatingsWork() {
  const t = useT();
  return (
    <Section title={t('home.how_title')} id="how-ratings-work">
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        {PARTS.map(([title, text]) => (
          <div key={title}>
            <h3>{t(title)}</h3>
            <p className="mt-1">{t(text)}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
