import { tintOf } from '../../../common/initials.ts';
import { Monogram } from '../ui/monogram.tsx';

const COLUMNS = 20;
const ROWS = 2;
const TILE = 40;

/** Quarter circles around two corners of a tile, one way or the other: side by side they are lines that never break. */
const ARCS = [
  'm20 0a20 20 0 0 1-20 20m40 0a20 20 0 0 0-20 20',
  'm20 0a20 20 0 0 0 20 20m-40 0a20 20 0 0 1 20 20',
] as const;

type Props = { id: number; slug: string; name: string };

/** The head of a page without photos: a pattern that always is the same for a slug, and the monogram on it. */
export function CoverPattern({ id, slug, name }: Props) {
  return (
    <div className={`cover tint-${tintOf(id)}`}>
      <svg
        className="cover-pattern"
        viewBox={`0 0 ${COLUMNS * TILE} ${ROWS * TILE}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path d={patternOf(slug)} />
      </svg>
      <Monogram id={id} name={name} size="large" />
    </div>
  );
}

/** Which way each tile is turned is drawn from the slug's letters (FNV-1a, then xorshift). */
function patternOf(slug: string): string {
  let state = 2_166_136_261;
  for (const letter of slug) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);
  const tiles: string[] = [];
  for (let tile = 0; tile < COLUMNS * ROWS; tile += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const [x, y] = [(tile % COLUMNS) * TILE, Math.floor(tile / COLUMNS) * TILE];
    tiles.push(`M${x} ${y}${ARCS[(state >>> 16) & 1] ?? ''}`);
  }
  return tiles.join('');
}
