import { tintOf } from '../../../common/format/initials.ts';
import type { CoverView } from '../../../server/contractors/page/gallery-view.ts';
import type { ContractorView } from '../../../server/contractors/page/page-view.ts';
import { Logo } from '../pictures/logo.tsx';
import { Photo } from '../pictures/photo.tsx';

const COLUMNS = 20;
const ROWS = 2;
const TILE = 40;

/** Quarter circles around two corners of a tile, in two directions: side by side they form unbroken lines. */
const ARCS = [
  'm20 0a20 20 0 0 1-20 20m40 0a20 20 0 0 0-20 20',
  'm20 0a20 20 0 0 0 20 20m-40 0a20 20 0 0 1 20 20',
] as const;

type Props = { contractor: Pick<ContractorView, 'id' | 'slug' | 'name' | 'cover' | 'logo'> };

/** The head of a page: the best photo, or a slug's own constant pattern; the logo on it. */
export function Cover({ contractor: { id, slug, name, cover, logo } }: Props) {
  return (
    <div
      className={cover ? `cover cover-photo photo${focusClasses(cover.focus)}` : `cover tint-${tintOf(id)}`}
    >
      {cover ? (
        <Photo picture={cover} sizes="(min-width: 76rem) 1150px, 100vw" first />
      ) : (
        <Pattern slug={slug} />
      )}
      <Logo logo={logo} id={id} name={name} size="large" />
    </div>
  );
}

/** A wide head shows a band of the photo: the one with its subject. */
const focusClasses = (focus: CoverView['focus']): string =>
  focus === null ? '' : ` focus-x-${focus[0]} focus-y-${focus[1]}`;

function Pattern({ slug }: { slug: string }) {
  return (
    <svg
      className="cover-pattern"
      viewBox={`0 0 ${COLUMNS * TILE} ${ROWS * TILE}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={patternOf(slug)} />
    </svg>
  );
}

/** The direction of each tile follows from the slug's characters (FNV-1a, then xorshift). */
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
