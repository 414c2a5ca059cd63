import { useT } from '../../lib/app-context.tsx';

const HEIGHT_PX = { small: 14, normal: 18, large: 24 } as const;

export type StarsProps = {
  /** 0 to 5, any fraction. */
  value: number;
  /** By name, or the height in pixels. */
  size?: keyof typeof HEIGHT_PX | number;
  /** Beside a number that says the same, the drawing is silent. */
  decorative?: boolean;
};

/** Five stars as one shape (styles/signs.css), filled from the left as far as the value goes. */
export function Stars({ value, size = 'normal', decorative = false }: StarsProps) {
  const t = useT();
  const height = typeof size === 'number' ? size : HEIGHT_PX[size];
  const name = decorative
    ? ({ 'aria-hidden': true } as const)
    : { role: 'img', 'aria-label': t('common.stars_of_five', { value: Math.round(value * 10) / 10 }) };
  return (
    <svg className="stars" viewBox="0 0 100 20" width={height * 5} height={height} {...name}>
      <rect className="stars-empty" width="100" height="20" />
      <rect className="stars-full" width={filledWidth(value)} height="20" />
    </svg>
  );
}

/** Each star's ink is about 18 of its 20 units wide, so that 4.5 looks half full. */
function filledWidth(value: number): number {
  const bounded = Math.min(5, Math.max(0, value));
  const whole = Math.floor(bounded);
  const part = bounded - whole;
  return Math.round((whole * 20 + (part === 0 ? 0 : 1.1 + part * 17.8)) * 10) / 10;
}
