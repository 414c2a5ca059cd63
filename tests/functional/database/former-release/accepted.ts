/** Changes that a machine cannot judge, and that were looked at: the part that changed → why the former release goes on. */
export const ACCEPTED: Readonly<Record<string, string>> = {
  'users trigger users_second_factor_days':
    'It fills a new column of an account that becomes an administrator, and refuses nothing.',
};
