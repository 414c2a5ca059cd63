import { useCallback, useRef, useState } from 'react';
import { CONTENT_HTML_MAX_LENGTH } from '../../../common/constants.ts';
import { htmlOfSource, sourceOfHtml } from '../../../common/text/rich-text-source.ts';
import type { RichTextKind } from '../../../common/text/rich-text.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Field } from '../ui/form/field.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { useRichTextEditor } from './use-rich-text-editor.ts';

export type RichTextFieldProps = {
  label: string;
  /** Of the form field. The server reads it with `richText()` and stores `cleanRichText(html, kind)`. */
  name: string;
  /** HTML; includes the text typed into the plain field before the scripts had loaded. */
  value: string;
  kind?: RichTextKind;
  help?: string;
  error?: string | undefined;
  required?: boolean;
  /** Characters of HTML that fit. */
  maximum?: number;
  lang?: string;
  onChange: (html: string) => void;
};

/**
 * A field for formatted text. Without scripts, and before the editor has loaded, it is a plain text area.
 * Blank lines separate paragraphs there, and a formatted text is shown as HTML.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { label, name, value, kind = 'basic', help, error, required = false, lang, onChange } = props;
  const { maximum = CONTENT_HTML_MAX_LENGTH } = props;
  const editor = useRichTextEditor();
  const plain = usePlainField(props);
  return (
    <Field label={label} help={help} {...(error ? { error } : {})} required={required}>
      {(control) => (
        // One height before and after the editor comes, so that nothing moves.
        <div className={`rich-text-box rich-text-${kind}`}>
          {plain.help && <p className="field-help">{plain.help}</p>}
          {plain.isGone ? (
            <input type="hidden" name={name} value={value} />
          ) : (
            <TextArea
              {...control}
              ref={plain.element}
              name={name}
              dir="auto"
              rows={8}
              lang={lang}
              value={plain.source}
              onChange={({ target }) => plain.type(target.value)}
            />
          )}
          {editor && (
            <editor.Draw
              id={control.id}
              label={label}
              kind={kind}
              lang={lang}
              value={htmlOfSource(value)}
              maximum={maximum}
              invalid={error !== undefined}
              describedBy={control['aria-describedby']}
              plain={plain}
              onChange={onChange}
            />
          )}
        </div>
      )}
    </Field>
  );
}

/** Keeps the text that was typed before the editor loaded, and passes it on as HTML. */
function usePlainField({ value, onChange }: RichTextFieldProps) {
  const t = useT();
  const element = useRef<HTMLTextAreaElement>(null);
  const [gone, setGone] = useState<{ hadFocus: boolean; endsInSpace: boolean } | null>(null);
  const leave = useCallback(() => {
    const hadFocus = element.current !== null && element.current === document.activeElement;
    const endsInSpace = element.current?.value.endsWith(' ') ?? false;
    setGone((before) => before ?? { hadFocus, endsInSpace });
  }, []);
  const [typed, setTyped] = useState({ html: value, source: sourceOf(value) });
  const current = typed.html === value ? typed : { html: value, source: sourceOf(value) };
  const type = (source: string) => {
    const html = htmlOfSource(source);
    setTyped({ html, source });
    onChange(html);
  };
  return {
    element,
    source: current.source,
    type,
    help: gone === null && current.source.startsWith('<') ? t('rich_text.source_help') : undefined,
    isGone: gone !== null,
    hadFocus: gone?.hadFocus ?? false,
    endsInSpace: gone?.endsInSpace ?? false,
    leave,
  };
}

const sourceOf = (value: string): string => sourceOfHtml(htmlOfSource(value));
