import type { HeadView } from '../../../server/transparency/views.ts';
import { useT } from '../../lib/app-context.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Section } from '../ui/section.tsx';

/** Where the chain of decisions ends, and how anybody can check that it is still the same chain. */
export function ChainCheck({ head: { length, hash } }: { head: HeadView }) {
  const t = useT();
  return (
    <Section title={t('transparency.chain_title')} id="check">
      <p>{t('transparency.chain_head', { count: length })}</p>
      <code className="hash mt-2 block">{hash}</code>
      <Disclosure summary={t('transparency.chain_how')} className="mt-2">
        <ol className="grid max-w-text list-decimal gap-2 ps-5">
          <li>{t('transparency.chain_step_1')}</li>
          <li>{t('transparency.chain_step_2')}</li>
          <li>{t('transparency.chain_step_3')}</li>
        </ol>
      </Disclosure>
    </Section>
  );
}
