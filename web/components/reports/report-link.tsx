import { IconFlag } from '@tabler/icons-react';
import { useCallback, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import type { ReportKind } from '../../../common/cases/reports.ts';
import { route } from '../../../common/routes/route-table.ts';
import { fetchedLater } from '../../hooks/fetched-later.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { passageIn } from './selected-passage.ts';

const reportDialog = fetchedLater(async () => (await import('./report-dialog.tsx')).ReportDialog);

type Props = {
  kind: ReportKind;
  id: number;
  /** For screen readers: which text is reported. */
  label: string;
  /** The shown texts; the part selected in them is the passage. */
  texts: readonly string[];
  /** The server says so: not of the reader's own text. */
  mayReport: boolean;
};

/**
 * A quiet link under a text to the page that reports it, which works without scripts. Visitors log in first;
 * users get the form over their page.
 */
export function ReportLink({ kind, id, label, texts, mayReport }: Props) {
  const t = useT();
  const { viewer } = useShared();
  const [passage, setPassage] = useState<string | null>(null);
  // A press takes the selection away before the click comes.
  const selected = useRef('');
  const close = useCallback(() => setPassage(null), []);
  const ReportDialog = reportDialog.useFetched(passage !== null, close)?.code;
  if (!mayReport) return null;
  const remember = (_event: PointerEvent) => {
    selected.current = window.getSelection()?.toString() ?? '';
  };
  const open = (event: MouseEvent) => {
    if (viewer === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setPassage(passageIn(selected.current || (window.getSelection()?.toString() ?? ''), texts));
    selected.current = '';
  };
  return (
    <>
      <a
        className="report-link"
        href={route('reports.create', { kind, id })}
        rel="nofollow"
        aria-label={label}
        onPointerDown={remember}
        onClick={open}
      >
        <IconFlag size={16} stroke={1.75} aria-hidden="true" />
        {t('report_forms.report')}
      </a>
      {ReportDialog && (
        <ReportDialog kind={kind} id={id} passage={passage ?? ''} open={passage !== null} onClose={close} />
      )}
    </>
  );
}
