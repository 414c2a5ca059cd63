import { Link } from '@inertiajs/react';
import { APPEAL_DECIDED_IN_DAYS, APPEAL_WINDOW_DAYS } from '../../../common/constants.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { AsidePart } from '../layout/with-aside.tsx';
import { ProofLink } from '../ui/proof-link.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';

/** Beside decisions: the steps of an appeal. */
export function HowAppealsWork() {
  const t = useT();
  return (
    <AsidePart title={t('statements.how_title')}>
      <ol>
        <li>{t('statements.how_1', { days: APPEAL_WINDOW_DAYS })}</li>
        <li>{t('statements.how_2')}</li>
        <li>{t('statements.how_3', { days: APPEAL_DECIDED_IN_DAYS })}</li>
      </ol>
    </AsidePart>
  );
}

/** Links to the log and the counts. */
export function WhatIsPublic() {
  const t = useT();
  const path = usePath();
  return (
    <AsidePart title={t('statements.public_title')}>
      <p>{t('statements.public_text')}</p>
      <p>
        <Link href={path('decisions.index')}>{t('statements.log')}</Link> ·{' '}
        <Link href={path('transparency')}>{t('statements.to_counts')}</Link>
      </p>
    </AsidePart>
  );
}

/** A decision's place in the public log, with the code that proves it. */
export function OnTheRecord({ id, hash }: { id: number; hash: string }) {
  const t = useT();
  const path = usePath();
  return (
    <AsidePart title={t('statements.record_title')}>
      <p>{t('statements.record_text', { number: String(id) })}</p>
      <p>
        <Link href={path('decisions.index', {}, { query: { number: id } })}>{t('statements.log')}</Link>
      </p>
      <p>
        <ProofLink kind="decision" id={id} />
      </p>
      <Disclosure summary={t('statements.code')} className="log-proof">
        <code className="hash">{hash}</code>
      </Disclosure>
    </AsidePart>
  );
}
