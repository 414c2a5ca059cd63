/** Hidden fields of each form that posts: the form token, and the page on which the form stands. */
export const FORM_TOKEN_FIELD = '_token';
export const FORM_FROM_FIELD = '_from';
