/** A write that a plan refused. */
export type InterruptedAction = {
  userId: number;
  route: string;
  params: unknown;
  body: unknown;
  /** The page that it was sent from. */
  back: string;
  message: string;
  upgrade: string;
};
/** `next`: where it goes on; `compare`: the larger plans side by side. */
type KeptAction = { next: string; compare: string };
export type KeepInterrupted = (action: InterruptedAction) => Promise<KeptAction | null>;
