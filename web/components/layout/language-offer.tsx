import { fetchedLater } from '../../hooks/fetched-later.ts';
import { useTakenOver } from '../../hooks/use-taken-over.ts';

const nothing = () => undefined;
/** Most visitors read the page in the first language of their browser already. Nobody asked for the offer, so its failure is not said. */
const bar = fetchedLater(async () => (await import('./language-bar.tsx')).LanguageBar, nothing);
const isOther = () => !document.documentElement.lang.startsWith(navigator.language.slice(0, 2));

/** Offers the page in the visitor's own language. The drawn page is the same for all, so the browser is asked later. */
export function LanguageOffer() {
  const LanguageBar = bar.useFetched(useTakenOver() && isOther(), nothing)?.code;
  return LanguageBar ? <LanguageBar /> : null;
}
