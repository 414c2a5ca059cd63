import { useEffect, useState } from 'react';
import { say } from '../../lib/page/texts.ts';
import { toastError } from '../../lib/page/toasts.ts';
import type { RichTextEditor } from './rich-text-editor.tsx';

const load = async () => (await import('./rich-text-editor.tsx')).RichTextEditor;

type Fetched = { Draw: typeof RichTextEditor };

/** The editor, once its code is there: only pages with one fetch it, and the server never draws it. */
export function useRichTextEditor(): Fetched | null {
  const [editor, setEditor] = useState<Fetched | null>(null);
  useEffect(() => {
    load().then(
      (Draw) => setEditor({ Draw }),
      () => toastError(say('toasts.something_wrong')),
    );
  }, []);
  return editor;
}
