import { Toolbar } from '@base-ui/react/toolbar';
import { useEditorState, type Editor } from '@tiptap/react';
import { FONT_FAMILIES, FONT_SIZES_PX } from '../../../common/constants.ts';
import { fontFamilyClass, fontSizeClass } from '../../../common/text/rich-text.ts';
import { useT } from '../../lib/page/app-context.tsx';
import type { FontAttributes } from './font-mark.ts';

/**
 * Family and size of the selected text, each by the browser's own list. Left and right move on, up and down
 * choose.
 */
export function FontChoice({ editor }: { editor: Editor }) {
  const t = useT();
  const { family, size } = useEditorState({
    editor,
    selector: ({ editor: now }): FontAttributes => {
      const { family: itsFamily = null, size: itsSize = null } = now.getAttributes(
        'font',
      ) as Partial<FontAttributes>;
      return { family: itsFamily, size: itsSize };
    },
  });
  const set = (change: Partial<FontAttributes>) => editor.chain().setFont(change).run();
  return (
    <>
      <Choice
        label={t('rich_text.family')}
        none={t('rich_text.family_default')}
        value={family}
        options={FONT_FAMILIES.map((name) => [fontFamilyClass(name), name])}
        onChoose={(chosen) => set({ family: chosen })}
      />
      <Choice
        label={t('rich_text.size')}
        none={t('rich_text.size_default')}
        value={size}
        options={FONT_SIZES_PX.map((pixels) => [
          fontSizeClass(pixels),
          t('rich_text.size_pixels', { pixels }),
        ])}
        onChoose={(chosen) => set({ size: chosen })}
      />
    </>
  );
}

type ChoiceProps = {
  label: string;
  none: string;
  value: string | null;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string | null) => void;
};

function Choice({ label, none, value, options, onChoose }: ChoiceProps) {
  return (
    <Toolbar.Input
      render={
        <select
          className="min-w-0 max-w-42 h-10 px-2 border border-line rounded bg-paper text-sm/body"
          value={value ?? ''}
          title={label}
          onChange={({ target }) => onChoose(target.value || null)}
        >
          <option value="">{none}</option>
          {options.map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      }
      aria-label={label}
    />
  );
}
