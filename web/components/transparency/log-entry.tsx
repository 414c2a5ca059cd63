import { Link } from '@inertiajs/react';
import { APPEAL_STATES, type AppealState } from '../../../common/constants.ts';
import { isLanguage } from '../../../common/format/language.ts';
import type { LogEntry as Entry, ReasonName } from '../../../server/transparency/log-views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { ProofLink } from '../ui/proof-link.tsx';
import { Badge, type Tone } from '../ui/badge.tsx';
import { DateText } from '../ui/date-text.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';

const TONES: Record<AppealState, Tone> = {
  open: 'caution',
  accepted: 'good',
  rejected: 'neutral',
  withdrawn: 'neutral',
};

/** One decision: what, why, about which kind of review, and what became of it. */
export function LogEntry({ entry }: { entry: Entry }) {
  const t = useT();
  const { number, decided_at, action, reason, ground, words, appeal, hash, previous_hash } = entry;
  const state = APPEAL_STATES.find((known) => known === appeal);
  return (
    <li id={`decision-${number}`} className="log-entry">
      <div className="log-number">
        <DateText at={decided_at} />
      </div>
      <div className="grid min-w-0 gap-1">
        <h3 className="text-base">{t(`decisions.action.${action}`)}</h3>
        <p>{reasonText(reason, t)}</p>
        {ground && <p>{t('transparency.ground', { reason: reasonText(ground, t) })}</p>}
        <About entry={entry} />
        {state && (
          <div>
            <Badge tone={TONES[state]}>{t(`transparency.appealed.${state}`)}</Badge>
          </div>
        )}
        <Disclosure
          summary={t('transparency.number', { number: String(number) })}
          className="log-proof text-sm"
        >
          <dl className="hashes">
            {words && <Hash term={t('transparency.words_before')} value={words.before} />}
            {words && <Hash term={t('transparency.words_after')} value={words.after} />}
            <Hash term={t('transparency.own_hash')} value={hash} />
            <Hash term={t('transparency.previous_hash')} value={previous_hash} />
          </dl>
          <p className="mt-2">
            <ProofLink kind="decision" id={number} />
          </p>
        </Disclosure>
      </div>
    </li>
  );
}

const Hash = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>
      <code className="hash">{value}</code>
    </dd>
  </div>
);

function About({ entry: { stars, language, contractor } }: { entry: Entry }) {
  const t = useT();
  const path = usePath();
  const facts = [
    stars === null ? null : t('transparency.review_of_stars', { count: stars }),
    language !== null && isLanguage(language) ? t(`transparency.language.${language}`) : null,
  ].filter((fact) => fact !== null);
  if (facts.length === 0 && contractor === null) return null;
  return (
    <p className="text-sm text-muted">
      {facts.join(' · ')}
      {contractor && (
        <>
          {' · '}
          {t('transparency.about_contractor')}{' '}
          <Link href={path('contractors.show', { slug: contractor.slug })}>
            <bdi>{contractor.name}</bdi>
          </Link>
        </>
      )}
    </p>
  );
}

/** `R07 Private personal data`, or that the reason has no code. */
export function reasonText({ code, name }: ReasonName, t: ReturnType<typeof useT>): string {
  return code === null ? t('transparency.no_code') : `${code} ${name ?? ''}`.trim();
}
