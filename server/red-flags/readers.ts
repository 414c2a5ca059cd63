import { sql } from 'kysely';
import { PUBLIC_RED_FLAG_STATES, type RedFlagState } from '../../common/cases/red-flags.ts';
import type { Viewer } from '../core/viewer.ts';
import { mayReadUnpublished, type RedFlagSides } from './policy.ts';

/** The facts that decide who reads a red flag and its public files. */
export type ReadFlag = RedFlagSides & {
  state: RedFlagState;
  publishedAt: Date | null;
  /** Its contractor's listing is hidden. */
  isHidden: boolean;
};

/** Everyone may read it once it was published, also after it ended, unless its listing is hidden. */
export const isOpenToAll = ({ state, publishedAt, isHidden }: Omit<ReadFlag, keyof RedFlagSides>): boolean =>
  publishedAt !== null && !isHidden && PUBLIC_RED_FLAG_STATES.some((one) => one === state);

/** Of `red_flags as f` and `contractors as c`: the same. */
export const IS_OPEN_TO_ALL = sql<boolean>`(f.state in (${sql.join(PUBLIC_RED_FLAG_STATES)})
  and f.published_at is not null and c.hidden_at is null)`;

/** Both sides and administrators also read one that is not public. */
export const mayReadRedFlag = (viewer: Viewer, flag: ReadFlag): boolean =>
  isOpenToAll(flag) || mayReadUnpublished(viewer, flag);

/** Search engines find it while it is in force. */
export const isIndexed = (flag: Omit<ReadFlag, keyof RedFlagSides>): boolean =>
  isOpenToAll(flag) && flag.state === 'published';

/** Of `red_flags as f` and `contractors as c`: the same. */
export const IS_INDEXED = sql<boolean>`(f.state = 'published' and ${IS_OPEN_TO_ALL})`;
