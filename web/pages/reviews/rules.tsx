import { REVIEW_RULE_PARTS, REVIEW_RULES } from '../../../common/review-rules.ts';
import { Link } from '@inertiajs/react';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Section } from '../../components/ui/section.tsx';
import { Disclosure } from '../../components/ui/overlay/disclosure.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = Record<string, never>;

type Rule = (typeof REVIEW_RULES)[number];

/** The rules of the US and the UK about reviews, one by one. */
export default function ReviewRulesPage(_props: Props) {
  const t = useT();
  const path = usePath();
  const isUk = ({ id }: Rule) => id.startsWith('uk_');
  return (
    <div className="max-w-text">
      <PageHead title={t('review_rules.title')} description={t('review_rules.description')} />
      <h1>{t('review_rules.title')}</h1>
      <p className="mt-3">{t('review_rules.description')}</p>
      <p className="mt-3">
        {t('review_rules.limits')} <Link href={path('transparency')}>{t('layout.transparency')}</Link>
      </p>
      <Section title={t('review_rules.us')}>
        <Rules rules={REVIEW_RULES.filter((rule) => !isUk(rule))} />
      </Section>
      <Section title={t('review_rules.uk')}>
        <Rules rules={REVIEW_RULES.filter(isUk)} />
      </Section>
    </div>
  );
}

function Rules({ rules }: { rules: readonly Rule[] }) {
  const t = useT();
  return rules.map(({ id, source, tests }) => (
    <article key={id} id={id} className="mt-6">
      <h3>{t(`review_rules.${id}.title`)}</h3>
      <p className="text-sm text-muted" lang="en">
        {source}
      </p>
      <dl>
        {REVIEW_RULE_PARTS.map((part) => (
          <div key={part} className="mt-3">
            <dt className="text-sm text-muted">{t(`review_rules.part.${part}`)}</dt>
            <dd>{t(`review_rules.${id}.${part}`)}</dd>
          </div>
        ))}
      </dl>
      <Disclosure summary={t('review_rules.tests')} className="mt-3 text-sm">
        <ul lang="en">
          {tests.map(({ file, title }) => (
            <li key={title} className="mt-2 break-words">
              <code>{file}</code>
              <br />
              {title}
            </li>
          ))}
        </ul>
      </Disclosure>
    </article>
  ));
}
