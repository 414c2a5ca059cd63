import type { RichTextProblem } from '../../../common/rich-text-limits.ts';
import { useT } from '../../lib/app-context.tsx';
import { FieldError } from '../ui/field.tsx';

type Props = { problem: RichTextProblem; says: (reason: string) => string };

/** Why something was not pasted, read out at once. */
export function EditorNotice({ problem: { problem, ...numbers }, says }: Props) {
  const t = useT();
  return (
    <div className="editor-notice" role="alert">
      <FieldError>{says(t(`rich_text.${problem}`, numbers))}</FieldError>
    </div>
  );
}
