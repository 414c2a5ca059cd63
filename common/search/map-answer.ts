/** The contractors of one page of a list whose points a map asks for. */
export const MAP_POINTS_MAX = 40;
