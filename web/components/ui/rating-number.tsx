import { useT } from '../../lib/page/app-context.tsx';
import { cx } from '../../lib/cx.ts';
import { formatMean } from '../../../common/format/numbers.ts';
import { Stars } from './stars.tsx';

const MEAN_SIZE = { small: 'text-lg', normal: 'text-xl', large: 'text-4xl' } as const;

export type RatingNumberProps = {
  /** The plain mean of active reviews; null while they are too few for stars. */
  mean: number | null;
  count: number;
  size?: keyof typeof MEAN_SIZE;
  /** The address behind the count. */
  href?: string;
};

/**
 * The number first, then stars, then the count of reviews. It says "New" where reviews are too few for a
 * verdict.
 */
export function RatingNumber({ mean, count, size = 'normal', href }: RatingNumberProps) {
  const t = useT();
  const isNew = mean === null;
  const reviews = t('common.review_count', { count });
  return (
    <span className="rating">
      <span className={cx('rating-mean', MEAN_SIZE[size])}>{isNew ? t('common.new') : formatMean(mean)}</span>
      {!isNew && <Stars value={mean} size={size} decorative />}
      {!isNew && <span className="sr-only">{t('common.of_five')}</span>}
      {href ? (
        <a className="rating-count" href={href}>
          {reviews}
        </a>
      ) : (
        <span className="rating-count">{reviews}</span>
      )}
    </span>
  );
}
