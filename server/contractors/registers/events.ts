export type RegisterEvents = {
  /** A list waits for a process: to be fetched, checked, brought in or undone. */
  'register.work_waits': { listId: number };
};
