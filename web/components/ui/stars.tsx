import { useT } from '../../lib/page/app-context.tsx';

const HEIGHT_CLASS = { small: 'stars-small', normal: 'stars-normal', large: 'stars-large' } as const;

export type StarsProps = {
  /** 0 to 5, any fraction; drawn to a tenth, as it is written. */
  value: number;
  size?: keyof typeof HEIGHT_CLASS;
  /** Beside a number that says the same, the drawing is silent. */
  decorative?: boolean;
};

/** Five stars as one shape (styles/signs.css), filled from the left as far as the value goes. One element: lists hold many. */
export function Stars({ value, size = 'normal', decorative = false }: StarsProps) {
  const t = useT();
  const tenths = Math.round(Math.min(5, Math.max(0, value)) * 10);
  const className = `stars ${HEIGHT_CLASS[size]} stars-of-${Math.floor(tenths / 10)} stars-tenths-${tenths % 10}`;
  return decorative ? (
    <span className={className} aria-hidden />
  ) : (
    <span className={className} role="img" aria-label={t('common.stars_of_five', { value: tenths / 10 })} />
  );
}
