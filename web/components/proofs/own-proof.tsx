import { route } from '../../../common/routes/route-table.ts';
import type { OwnProofView } from '../../../server/reviews/proofs/views.ts';
import { useLocalDate } from '../../lib/local-date.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Badge } from '../ui/badge.tsx';
import { FileName } from '../uploads/file-name.tsx';
import { CfdiFacts } from './cfdi-facts.tsx';

const TONES = {
  waiting: 'blueprint',
  confirmed: 'good',
  declined: 'caution',
  withdrawn: 'neutral',
  revoked: 'caution',
} as const;

/** A proof that the author of a review sent, with what became of it. */
export function OwnProof({ proof }: { proof: OwnProofView }) {
  const t = useT();
  const localDate = useLocalDate();
  const { kind, state, sentAt, reason, statementId, files, cfdi } = proof;
  return (
    <article className="grid gap-2 border-t border-line pt-4">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={TONES[state]}>{t(`job_proofs.state.${state}`)}</Badge>
        <span>{t(`job_proofs.kind.${kind}`)}</span>
        <span className="text-sm text-muted">{t('job_proofs.on', { date: localDate(sentAt) })}</span>
      </p>
      {reason !== null && (
        <p className="max-w-text whitespace-pre-line" dir="auto">
          {reason}
        </p>
      )}
      {statementId !== null && (
        <p>
          <a href={route('decisions.show', { id: statementId })}>{t('job_proofs.to_statement')}</a>
        </p>
      )}
      {files.length > 0 && (
        <ul className="grid gap-1">
          {files.map((file) => (
            <li key={file.id}>
              <FileName file={file} />
            </li>
          ))}
        </ul>
      )}
      {cfdi !== null && <CfdiFacts cfdi={cfdi} />}
    </article>
  );
}
