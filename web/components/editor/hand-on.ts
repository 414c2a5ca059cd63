import { EDITOR_DEBOUNCE_MS } from '../../../common/constants.ts';

type Take = (html: string) => void;

export type HandOn = {
  /** Something was typed: its text goes on once nothing more has been typed for a moment. */
  typed: (read: () => string, onChange: Take) => void;
  /** The text goes on at once, such as when the editor is left. */
  now: (html: string, onChange: Take) => void;
  /** The text came from elsewhere: nothing typed before replaces it. */
  take: (html: string) => void;
  /** The text that the form has. */
  current: () => string;
  stop: () => void;
};

/**
 * Hands the text of an editor to its form after a pause. The text is read at the end of the pause only, because
 * reading a long one takes longer than a key may.
 */
export function createHandOn(start: string): HandOn {
  let handed = start;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (html: string, onChange: Take) => {
    clearTimeout(timer);
    if (html === handed) return;
    handed = html;
    onChange(html);
  };
  return {
    typed: (read, onChange) => {
      clearTimeout(timer);
      timer = setTimeout(() => now(read(), onChange), EDITOR_DEBOUNCE_MS);
    },
    now,
    take: (html) => {
      clearTimeout(timer);
      handed = html;
    },
    current: () => handed,
    stop: () => clearTimeout(timer),
  };
}
