import type { Query } from '../../../common/routes/route-table.ts';
import type { MapAnswer } from '../../../server/search/map/map-answer.ts';

/** Asks the server for a part of the map, with what is drawn on it; the query names it and the list's contractors. */
export type LoadView = (view: Query, signal: AbortSignal) => Promise<MapAnswer>;
