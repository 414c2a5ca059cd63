import type { FoundView } from '../../../server/search/views.ts';
import { useT } from '../../lib/app-context.tsx';
import { Alert } from '../ui/alert.tsx';

/** What was done with words and places that are on no list. */
export function SearchNotes({ found }: { found: FoundView }) {
  const t = useT();
  const { corrections, leftOut, placeUnknown, search } = found;
  return (
    <>
      {corrections.length > 0 && (
        <p className="max-w-none text-sm">
          {corrections
            .map(({ typed, alternatives }) => t('search.corrected', { typed, used: alternatives.join(', ') }))
            .join(' ')}
        </p>
      )}
      {leftOut.length > 0 && (
        <p className="max-w-none text-sm">{t('search.left_out', { words: leftOut.join(' ') })}</p>
      )}
      {placeUnknown && (
        <div className="mt-3">
          <Alert tone="caution">{t('search.place_unknown', { place: search.near })}</Alert>
        </div>
      )}
    </>
  );
}
