import { formatDate } from '../../../common/format/dates.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { PhotoSource } from '../../../server/uploads/provenance/photo-source.ts';
import { useT } from '../../lib/page/app-context.tsx';

/** The fact of a photo's signed record, and who says it: two sentences. */
export function sourceText(source: PhotoSource, t: Translate): string {
  return `${claimText(source, t)} ${signerText(source, t)}`;
}

function claimText({ kind, day }: PhotoSource, t: Translate): string {
  if (kind === 'ai') return t('photo_source.ai');
  if (day === null) return t('photo_source.camera');
  return t('photo_source.camera_on', { date: formatDate(day, t.language) });
}

function signerText({ issuer, isTrusted }: PhotoSource, t: Translate): string {
  if (issuer === null) return t(isTrusted ? 'photo_source.known' : 'photo_source.unknown');
  return t(isTrusted ? 'photo_source.known_as' : 'photo_source.unknown_as', { issuer });
}

type Props = { photos: readonly { source?: PhotoSource }[] };

/** Under photos: what their signed records say, each sentence once with the numbers of its photos. */
export function PhotoSources({ photos }: Props) {
  const t = useT();
  const numbersOf = new Map<string, number[]>();
  for (const [index, { source }] of photos.entries()) {
    const text = source && sourceText(source, t);
    if (text) numbersOf.set(text, [...(numbersOf.get(text) ?? []), index + 1]);
  }
  if (numbersOf.size === 0) return null;
  return (
    <ul className="mt-2 grid gap-1 text-sm text-muted">
      {[...numbersOf].map(([text, numbers]) => (
        <li key={text}>
          {t('photo_source.of_photos', { count: numbers.length, numbers: numbers.join(', ') })}{' '}
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}
