export type Recomputed = {
  id: number;
  slug: string;
  reviews: number;
  mean: number | null;
  rank_score: number;
  standing: number;
};
export function recompute(folder: string, now: number): Promise<Recomputed[]>;
