import { pictureUrl } from '../../../common/picture-url.ts';

type Props = {
  picture: { key: string; tone: string | null; width: number; height: number; alt: string };
  /** The displayed width, as in `<img sizes>`. */
  sizes: string;
  /** At the head of a page: fetched at once. */
  first?: boolean;
};

/** A picture in the size that the screen needs, in its own color until it has come. */
export function Photo({ picture: { key, tone, width, height, alt }, sizes, first = false }: Props) {
  return (
    <>
      <Tone tone={tone} />
      <img
        src={pictureUrl(key, 'medium')}
        srcSet={`${pictureUrl(key, 'small')} 320w, ${pictureUrl(key, 'medium')} 960w, ${pictureUrl(key)} 1920w`}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </>
  );
}

/** No inline style is allowed; a drawn rectangle brings its color with it. */
export function Tone({ tone }: { tone: string | null }) {
  return (
    <svg className="photo-tone" aria-hidden="true">
      <rect width="100%" height="100%" fill={tone ?? '#8884'} />
    </svg>
  );
}
