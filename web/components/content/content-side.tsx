import { useId } from 'react';
import { CONTENT_HTML_MAX_LENGTH } from '../../../common/constants.ts';
import { htmlLang, type Language } from '../../../common/format/language.ts';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { useRichTextEditor } from '../editor/use-rich-text-editor.ts';
import { Badge } from '../ui/badge.tsx';
import { FieldError } from '../ui/form/field.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextArea } from '../ui/form/text-area.tsx';

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
  const editor = useRichTextEditor();
  const isTakenOver = useTakenOver();
  const name = t(`content_editor.${side}`);
  return (
    <section aria-label={name} className="min-w-0">
      <h2 className="mb-2 flex flex-wrap items-center gap-3 text-base">
        {name}
        {isBehind && <Badge tone="caution">{t('content_editor.behind')}</Badge>}
      </h2>
      <div className="rich-text-box rich-text-richer">
        {!isTakenOver ? (
          <TextArea
            name={side}
            rows={20}
            lang={htmlLang(side)}
            aria-label={name}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : errorId}
            defaultValue={html}
          />
        ) : editor === null ? (
          <Skeleton lines={8} />
        ) : (
          <editor.Draw
            kind="richer"
            maximum={CONTENT_HTML_MAX_LENGTH}
            label={name}
            lang={htmlLang(side)}
            value={html}
            invalid={error !== undefined}
            describedBy={error === undefined ? undefined : errorId}
            onChange={onChange}
          />
        )}
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </section>
  );
}
