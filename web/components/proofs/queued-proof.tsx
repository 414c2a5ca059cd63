import type { ReactNode } from 'react';
import type { QueuedProofView } from '../../../server/reviews/proofs/views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { Badge } from '../ui/badge.tsx';
import { TimeAgo } from '../ui/time-ago.tsx';
import { FileName } from '../uploads/file-name.tsx';
import { CfdiFacts } from './cfdi-facts.tsx';

/** A proof for administrators: the review on the left, what proves it on the right, with what they may decide. */
export function QueuedProof({ proof, children }: { proof: QueuedProofView; children: ReactNode }) {
  const t = useT();
  const path = usePath();
  const { kind, sentAt, note, review, files, cfdi, canDecide } = proof;
  const { author, contractor, trade, month } = review;
  return (
    <li className="grid gap-6 lg:grid-cols-2 border-t border-line pt-4">
      <div className="grid min-w-0 content-start gap-2">
        <h2 className="text-base">
          {t('job_proofs.about', {
            author: author ?? t('reviews.former_member'),
            contractor: contractor.name,
            trade,
            month,
          })}
        </h2>
        <p className="text-sm text-muted">
          <TimeAgo at={sentAt} />
          {' · '}
          <a href={path('contractors.show', { slug: contractor.slug })}>{contractor.name}</a>
        </p>
        <p className="max-w-text whitespace-pre-line" dir="auto">
          {review.body}
        </p>
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone="neutral">{t(`job_proofs.kind.${kind}`)}</Badge>
          <Decided proof={proof} />
        </p>
        {files.length > 0 && (
          <ul className="grid gap-1" aria-label={t('job_proofs.files')}>
            {files.map((file) => (
              <li key={file.id}>
                <FileName file={file} />
              </li>
            ))}
          </ul>
        )}
        {cfdi !== null && (
          <>
            <CfdiFacts cfdi={cfdi} />
            <p>
              <a href={cfdi.checkUrl} target="_blank" rel="noreferrer">
                {t('job_proofs.check_online')}
              </a>
            </p>
          </>
        )}
        {note !== null && (
          <p className="max-w-text whitespace-pre-line" dir="auto">
            {note}
          </p>
        )}
        {canDecide ? children : <p className="text-muted">{t('job_proofs.not_yours')}</p>}
      </div>
    </li>
  );
}

function Decided({ proof: { decidedAt, decidedBy } }: { proof: QueuedProofView }) {
  const t = useT();
  if (decidedAt === null) return null;
  return (
    <span className="text-sm text-muted">
      {decidedBy === null
        ? t('job_proofs.decided_by_software')
        : t('job_proofs.decided_by', { name: decidedBy })}
      {' · '}
      <TimeAgo at={decidedAt} />
    </span>
  );
}
