/** The keys of the admin pages. Each has one meaning on all of them. */
export const KEYS = {
  next: 'j',
  previous: 'k',
  accept: 'a',
  reject: 'r',
  show: 's',
  hide: 'h',
  edit: 'e',
  remove: 'x',
  publish: 'p',
  dismiss: 'd',
  end: 'n',
  expedite: 'u',
} as const;
export type AdminKey = (typeof KEYS)[keyof typeof KEYS];
