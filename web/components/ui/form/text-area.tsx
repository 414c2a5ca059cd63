import { useId, type ComponentProps } from 'react';
import { useT } from '../../../lib/page/app-context.tsx';
import { cx } from '../../../lib/cx.ts';

export type TextAreaProps = ComponentProps<'textarea'> & {
  /** Shows how many characters of this many are used. Nothing is cut off: too long is said, and refused when sent. */
  counter?: number;
  /** Under this many, the counter says how many are still needed. */
  minimum?: number;
};

/** Characters as a reader counts them: an emoji is one, as on the server. */
const countCharacters = (text: string) => [...text].length;

export function TextArea({ counter, minimum, className, value, ...props }: TextAreaProps) {
  const counterId = useId();
  const shown = counter !== undefined;
  const describedBy = [props['aria-describedby'], shown && counterId].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <textarea
        rows={5}
        {...props}
        value={value}
        className={cx('control', className)}
        aria-describedby={describedBy || undefined}
      />
      {shown && (
        <Counter id={counterId} used={countCharacters(String(value ?? ''))} max={counter} minimum={minimum} />
      )}
    </div>
  );
}

function Counter({ id, used, max, minimum }: { id: string; used: number; max: number; minimum?: number }) {
  const t = useT();
  const missing = minimum === undefined ? 0 : Math.max(0, minimum - used);
  return (
    <div id={id} className="counter" data-over={used > max || undefined}>
      {missing > 0
        ? t('common.characters_missing', { count: missing })
        : t('common.characters_used', { used, maximum: max })}
    </div>
  );
}
