export type UsedSignatures = {
  /** True where this signature was used long enough ago that its sender cannot mean the same call. */
  isReplayed: (signature: string, now: number) => boolean;
};

/** The signed time counts whole seconds, so official clients sign equal calls of one second equally. */
export const EQUAL_CALLS_MS = 5_000;
/** A timestamp is accepted from ten minutes ahead until ten minutes past. */
export const KEPT_MS = 1_200_000;
/** About 10 MB. Where more calls come, the oldest are forgotten, and only the timestamp protects them. */
export const MOST_KEPT = 100_000;
/** 64 bits tell a hundred thousand signatures apart, and a copy of the part keeps no request alive. */
const KEPT_CHARACTERS = 16;

/** The signatures of answered calls, each with the moment of its first use; the oldest first. */
export function createUsedSignatures(): UsedSignatures {
  const firstUse = new Map<bigint, number>();
  const forgetOld = (now: number) => {
    for (const [signature, at] of firstUse) {
      if (firstUse.size <= MOST_KEPT && now - at <= KEPT_MS) return;
      firstUse.delete(signature);
    }
  };
  return {
    isReplayed: (signature, now) => {
      const key = BigInt(`0x${signature.slice(0, KEPT_CHARACTERS)}`);
      const at = firstUse.get(key);
      if (at !== undefined) return now - at > EQUAL_CALLS_MS;
      firstUse.set(key, now);
      forgetOld(now);
      return false;
    },
  };
}
