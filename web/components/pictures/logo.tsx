import type { LogoView } from '../../../server/contractors/pictures.ts';
import { Monogram, type MonogramProps } from '../ui/monogram.tsx';

const PIXELS = { small: 36, normal: 44, large: 72 } as const;

/** The logo, or the monogram of the same size. The name is always beside it. */
export function Logo({ logo, size = 'normal', ...rest }: MonogramProps & { logo: LogoView | null }) {
  if (logo === null) return <Monogram size={size} {...rest} />;
  return (
    <img
      className={`monogram monogram-${size} logo`}
      src={logo.url}
      width={PIXELS[size]}
      height={PIXELS[size]}
      alt=""
      decoding="async"
    />
  );
}
