let path: string | null = null;

/** Remembers the page that a visit leaves. */
export const leavePath = (left: string): void => {
  path = left;
};

/** The path of the page before the present one in this window; null: there is none. */
export const previousPath = (): string | null => path;
