import { useId, type ReactNode } from 'react';
import { STARS } from '../../../../common/constants.ts';
import { useT } from '../../../lib/page/app-context.tsx';
import { FieldError } from './field.tsx';

const STAR_PATH = 'M12 2.6l2.9 6.2 6.7.8-5 4.6 1.4 6.7-6-3.4-6 3.4 1.4-6.7-5-4.6 6.7-.8z';

export type StarInputProps = {
  label: ReactNode;
  /** As the server names the field. */
  name: string;
  /** null: no answer. */
  value: number | null;
  onChange: (value: 1 | 2 | 3 | 4 | 5 | null) => void;
  /** Offers to take the answer back. */
  clearable?: boolean;
  error?: string;
  required?: boolean;
};

/** One to five stars: radio buttons drawn as stars, with the chosen value in words beside them. */
export function StarInput({
  label,
  name,
  value,
  onChange,
  clearable = false,
  error,
  required,
}: StarInputProps) {
  const t = useT();
  const id = useId();
  return (
    <fieldset
      className="field"
      role="radiogroup"
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="field-label">{label}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="star-choices -ms-2.5 flex">
          {STARS.map((star) => (
            <label
              key={star}
              className="star-choice"
              data-filled={(value !== null && star <= value) || undefined}
            >
              <input
                type="radio"
                name={name}
                value={star}
                checked={value === star}
                required={required}
                onChange={() => onChange(star)}
                aria-label={`${t('common.star_count', { count: star })}: ${t(`common.star_${star}`)}`}
              />
              <svg viewBox="0 0 24 24" width="30" height="30" aria-hidden="true">
                <path
                  d={STAR_PATH}
                  fill="none"
                  stroke="currentcolor"
                  strokeWidth="1.5"
                  strokeLinejoin="round"
                />
              </svg>
            </label>
          ))}
        </div>
        <span className="text-sm text-muted" aria-hidden="true">
          {value === null ? '' : t(`common.star_${toStar(value)}`)}
        </span>
        {clearable && value !== null && (
          <label className="choice text-sm">
            <input type="radio" name={name} value="" checked={false} onChange={() => onChange(null)} />
            <span>{t('common.no_stars')}</span>
          </label>
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

function toStar(value: number): 1 | 2 | 3 | 4 | 5 {
  return STARS.find((star) => star === Math.round(value)) ?? 5;
}
