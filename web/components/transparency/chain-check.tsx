import { CHAIN_FIELDS } from '../../../common/cases/decision-chain.ts';
import type { HeadView } from '../../../server/transparency/log-views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { DateText } from '../ui/date-text.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';
import { Section } from '../ui/section.tsx';

/** The end of the chain of decisions, and the way to check that it is unchanged. */
export function ChainCheck({ head: { length, hash, published } }: { head: HeadView }) {
  const t = useT();
  return (
    <Section title={t('transparency.chain_title')} id="check">
      <p>{t('transparency.chain_head', { count: length })}</p>
      <Disclosure summary={t('transparency.chain_how')} className="mt-2">
        <p>{t('transparency.chain_last')}</p>
        <code className="hash mb-3 block">{hash}</code>
        <ol className="grid max-w-text list-decimal gap-2 ps-5">
          <li>{t('transparency.chain_step_1')}</li>
          <li>{t('transparency.chain_step_2')}</li>
          <li>{t('transparency.chain_step_3')}</li>
        </ol>
        <p className="mt-3 max-w-text text-sm">
          {t('transparency.chain_formula', { fields: CHAIN_FIELDS.join(', ') })}
        </p>
      </Disclosure>
      {published.length > 0 && (
        <Disclosure summary={t('transparency.published')} className="mt-2">
          <p className="max-w-text">{t('transparency.published_text')}</p>
          <ol className="mt-2 grid gap-2 text-sm">
            {published.map((head) => (
              <li key={`${head.length} ${head.hash}`}>
                <DateText at={head.at} /> · {t('transparency.published_length', { count: head.length })}
                <code className="hash block">{head.hash}</code>
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </Section>
  );
}
