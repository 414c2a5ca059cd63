import { initialsOf, tintOf } from '../../../common/format/initials.ts';
import { cx } from '../../lib/cx.ts';

export type MonogramProps = {
  /** Of the profile: it decides the color, so that it stays when the name changes. */
  id: number;
  name: string;
  size?: 'small' | 'normal' | 'large';
};

/** Initials on a tile in place of a picture of the same size. The name is always beside it. */
export function Monogram({ id, name, size = 'normal' }: MonogramProps) {
  return (
    <span className={cx('monogram', `monogram-${size}`, `tint-${tintOf(id)}`)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
