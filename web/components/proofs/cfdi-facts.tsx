import type { CfdiView } from '../../../server/reviews/proofs/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { DataList } from '../ui/data-list.tsx';
import { DayText } from '../ui/day-text.tsx';

/** A CFDI as it was read, and the points that software could not check. */
export function CfdiFacts({ cfdi }: { cfdi: CfdiView }) {
  const t = useT();
  const { version, folio, issuer, buyer, issuedOn, band, currency, works, questions } = cfdi;
  return (
    <div className="grid gap-4">
      <DataList
        items={[
          {
            term: t('job_proofs.read.issuer'),
            detail: (
              <>
                <bdi>{issuer.name}</bdi> ({issuer.rfc})
              </>
            ),
          },
          { term: t('job_proofs.read.buyer'), detail: buyer.rfc },
          { term: t('job_proofs.read.day'), detail: <DayText day={issuedOn} /> },
          {
            term: t('job_proofs.read.amount'),
            detail:
              band === null
                ? t('job_proofs.read.amount_unknown')
                : t(`reviews.cost_band.${currency}.${band}`),
          },
          {
            term: t('job_proofs.read.works'),
            detail: (
              <ul>
                {works.map((work, index) => (
                  <li key={index} dir="auto">
                    {work}
                  </li>
                ))}
              </ul>
            ),
          },
          { term: t('job_proofs.read.folio'), detail: <span className="break-all">{folio}</span> },
        ]}
      />
      <p className="text-sm text-muted">{t('job_proofs.read.version', { version })}</p>
      {questions.length > 0 && (
        <div>
          <p>{t('job_proofs.draft_asks')}</p>
          <ul className="list-disc ps-5">
            {questions.map((question) => (
              <li key={question}>{t(`job_proofs.cfdi_question.${question}`)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
