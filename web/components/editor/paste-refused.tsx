import type { RichTextProblem } from '../../../common/limits/rich-text-limits.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { FieldError } from '../ui/form/field.tsx';

/** The reason why a paste was refused, read out immediately. */
export function PasteRefused({ problem: { problem, ...numbers } }: { problem: RichTextProblem }) {
  const t = useT();
  return (
    <div className="px-4" role="alert">
      <FieldError>{t('rich_text.paste_refused', { reason: t(`rich_text.${problem}`, numbers) })}</FieldError>
    </div>
  );
}
