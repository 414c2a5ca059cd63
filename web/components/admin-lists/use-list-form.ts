import { usePostForm, type PostFormSettings } from '../../hooks/use-post-form.ts';

/**
 * A form in a dialog over a list. It stays open with its input until the server has saved it, and the list
 * behind it is fetched again. The errors of the page are its own only where a native form was refused.
 */
export const useListForm = <Values extends object>(empty: Values, settings: PostFormSettings<Values>) =>
  usePostForm(empty, {
    ...settings,
    isRefused: (input) => input !== undefined,
    visit: { preserveScroll: true },
  });
