import { useEffect, useId, useState } from 'react';
import { htmlLang, type Language } from '../../../common/language.ts';
import { useT } from '../../lib/app-context.tsx';
import { say } from '../../lib/texts.ts';
import { toastError } from '../../lib/toasts.ts';
import { Badge } from '../ui/badge.tsx';
import type { RichTextEditor } from '../editor/rich-text-editor.tsx';
import { FieldError } from '../ui/field.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

type Editor = typeof RichTextEditor;

/** The editor is large: only this page fetches it, and the server never draws it. */
function useEditor(): { Draw: Editor } | null {
  const [editor, setEditor] = useState<{ Draw: Editor } | null>(null);
  useEffect(() => {
    import('../editor/rich-text-editor.tsx').then(
      ({ RichTextEditor: Draw }) => setEditor({ Draw }),
      () => toastError(say('toasts.something_wrong')),
    );
  }, []);
  return editor;
}

type Props = {
  side: Language;
  html: string;
  isBehind: boolean;
  error: string | undefined;
  onChange: (html: string) => void;
};

/** The text of a page in one language. */
export function ContentSide({ side, html, isBehind, error, onChange }: Props) {
  const t = useT();
  const errorId = useId();
  const editor = useEditor();
  const name = t(`content_editor.${side}`);
  return (
    <section aria-label={name} className="min-w-0">
      <h2 className="mb-2 flex flex-wrap items-center gap-3 text-base">
        {name}
        {isBehind && <Badge tone="caution">{t('content_editor.behind')}</Badge>}
      </h2>
      {editor === null ? (
        <Skeleton lines={8} />
      ) : (
        <editor.Draw
          label={name}
          lang={htmlLang(side)}
          value={html}
          invalid={error !== undefined}
          describedBy={error === undefined ? undefined : errorId}
          onChange={onChange}
        />
      )}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </section>
  );
}
