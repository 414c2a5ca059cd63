import { useT } from '../../lib/page/app-context.tsx';
import { CaseArticle, CaseTitle, type PanelProps } from '../admin/case/open-case.tsx';
import { Alert } from '../ui/alert.tsx';

/** A case that its reader has a part in: it says whose it is to decide, and nothing else. */
export function KeptPanel({ opened, heading }: Pick<PanelProps<{ id: number }>, 'opened' | 'heading'>) {
  const t = useT();
  return (
    <CaseArticle>
      <header className="case-head">
        <CaseTitle heading={heading}>
          {t('admin.decision_appeals.number', { id: String(opened.id) })}
        </CaseTitle>
      </header>
      <Alert tone="caution" title={t('admin.not_yours')}>
        {t('admin.decision_appeals.own_case')}
      </Alert>
    </CaseArticle>
  );
}
