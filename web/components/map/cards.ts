import type { ListedPoint } from '../../../server/search/map/listed-points.ts';

const MARKED = 'contractor-card-marked';

const cardOf = (slug: string): Element | null =>
  document.querySelector(`a[data-contractor="${CSS.escape(slug)}"]`)?.closest('article') ?? null;

/** Marks the card of a contractor and brings it into view, if the list has it and is beside the map. */
export function showCard(slug: string): void {
  document.querySelectorAll(`.${MARKED}`).forEach((card) => card.classList.remove(MARKED));
  const card = cardOf(slug);
  card?.classList.add(MARKED);
  if (!matchMedia('(min-width: 64rem)').matches) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  card?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
}

type ListedContractors = { contractors: readonly { id: number; slug: string }[] };

/** Points at the contractor whose card a reader points at or moves the focus to. Gives what ends that. */
export function followCards(
  points: () => readonly ListedPoint[],
  listed: () => ListedContractors,
  pointAt: (point: ListedPoint | null) => void,
): () => void {
  const ended = new AbortController();
  const follow = ({ target }: Event) => {
    const card = target instanceof Element ? target.closest('.contractor-card') : null;
    const slug = card?.querySelector('[data-contractor]')?.getAttribute('data-contractor');
    const id = listed().contractors.find((one) => one.slug === slug)?.id;
    pointAt(points().find((point) => point.id === id) ?? null);
  };
  document.addEventListener('pointerover', follow, { signal: ended.signal });
  document.addEventListener('focusin', follow, { signal: ended.signal });
  return () => ended.abort();
}
