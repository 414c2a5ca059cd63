import type { ContractorCard as Card } from '../../../server/contractors/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ContractorCard } from '../contractors/contractor-card.tsx';
import { SaveButton } from './save-button.tsx';

/** Cards with a check box for the comparison; in one's own list with the way out of it. */
export function KeptList({ contractors, isOwn = false }: { contractors: readonly Card[]; isOwn?: boolean }) {
  const t = useT();
  return (
    <ol className="mt-4">
      {contractors.map((contractor, index) => (
        <li key={contractor.id}>
          <ContractorCard contractor={contractor}>
            <div className="card-tools">
              {contractors.length > 1 && (
                <label className="compare-choice">
                  <input
                    type="checkbox"
                    name="ids"
                    value={contractor.id}
                    form="compare-form"
                    defaultChecked={index < 3}
                  />
                  {t('shortlist.choose')}
                  <span className="sr-only"> {contractor.name}</span>
                </label>
              )}
              {isOwn && (
                <SaveButton
                  id={contractor.id}
                  name={contractor.name}
                  isKept
                  label={t('shortlist.remove')}
                  className="is-plain"
                />
              )}
            </div>
          </ContractorCard>
        </li>
      ))}
    </ol>
  );
}
