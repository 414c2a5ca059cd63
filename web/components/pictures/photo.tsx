import { pictureUrl } from '../../../common/profiles/picture-url.ts';

type Props = {
  picture: { key: string; blur: string | null; width: number; height: number; alt: string };
  /** The displayed width, as in `<img sizes>`. */
  sizes: string;
  /** At the head of a page: fetched at once. */
  first?: boolean;
};

/** A picture in the size that the screen needs, blurred until it has come. */
export function Photo({ picture: { key, blur, width, height, alt }, sizes, first = false }: Props) {
  return (
    <>
      <Blur blur={blur} />
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

/** A picture of a few pixels, stretched. It is drawn with the page: no file, no script, no inline style. */
export function Blur({ blur }: { blur: string | null }) {
  if (blur === null) return null;
  return (
    <svg className="photo-blur" aria-hidden="true">
      <image href={blur} width="100%" height="100%" preserveAspectRatio="none" />
    </svg>
  );
}
