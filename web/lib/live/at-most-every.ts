export type Throttled = {
  /** Asks for the work; it comes once, a pause later, however often it is asked for until then. */
  ask: () => void;
  stop: () => void;
};

/** Does something at most once in each pause. */
export function atMostEvery(pauseMs: number, work: () => void): Throttled {
  let timer: ReturnType<typeof setTimeout> | null = null;
  return {
    ask: () => {
      timer ??= setTimeout(() => {
        timer = null;
        work();
      }, pauseMs);
    },
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}
