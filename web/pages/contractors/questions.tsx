import type { QuestionsView } from '../../../server/contractors/questions/questions-view.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Link } from '../../components/ui/link.tsx';
import { Section } from '../../components/ui/section.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = QuestionsView;

/** A sheet of questions to ask before paying, with lines to write on once it is printed. */
export default function ContractorQuestionsPage({ trade, general, ofTrade, trades }: Props) {
  const t = useT();
  const path = usePath();
  return (
    <div className="max-w-text">
      <PageHead title={t('questions.title')} description={t('questions.description')} />
      <h1>{t('questions.title')}</h1>
      <p className="mt-3 text-muted">{t('questions.intro')}</p>
      {trade && ofTrade.length > 0 && (
        <Section title={trade.name}>
          <Questions questions={ofTrade} />
        </Section>
      )}
      <Section title={t('questions.every_job')}>
        <Questions questions={general} />
      </Section>
      <Section title={t('questions.other_trades')}>
        <nav aria-label={t('questions.other_trades')}>
          <ul className="flex flex-wrap gap-x-4 gap-y-2">
            {trades.map(({ slug, name }) => (
              <li key={slug}>
                <Link
                  href={path('questions', {}, { query: { trade: slug } })}
                  aria-current={slug === trade?.slug ? 'page' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Section>
    </div>
  );
}

function Questions({ questions }: { questions: readonly string[] }) {
  return (
    <ol className="grid list-decimal gap-3 ps-6">
      {questions.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ol>
  );
}
