import type { EditorProps } from '@tiptap/pm/view';
import type { RichTextProblem } from '../../../common/rich-text-limits.ts';
import type { RichTextKind } from '../../../common/rich-text.ts';
import { cleanPaste } from './clean-paste.ts';
import { pasteProblem } from './paste-limits.ts';

type Settings = {
  kind: RichTextKind;
  maximum: number;
  onRefused: (problem: RichTextProblem) => void;
  takePictures: (files: File[]) => void;
};

/** What is pasted and dropped: cleaned, refused where it does not fit, and pictures uploaded. */
export function clipboardOf({ kind, maximum, onRefused, takePictures }: Settings): EditorProps {
  const takes = (event: Event, moved: DataTransfer | null, used: number): boolean => {
    const pictures = [...(moved?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    const html = moved?.getData('text/html') ?? '';
    if (pictures.length > 0 && html === '') {
      event.preventDefault();
      takePictures(pictures);
      return true;
    }
    const text = moved?.getData('text/plain') ?? '';
    const problem = pasteProblem({ html, text }, kind, { used, maximum });
    if (problem === null) return false;
    event.preventDefault();
    onRefused(problem);
    return true;
  };
  return {
    transformPastedHTML: cleanPaste,
    // Before the text is read: 2 MB of it would stop the page.
    handleDOMEvents: {
      paste: (view, event) => takes(event, event.clipboardData, view.dom.innerHTML.length),
      drop: (view, event) => takes(event, event.dataTransfer, view.dom.innerHTML.length),
    },
  };
}
