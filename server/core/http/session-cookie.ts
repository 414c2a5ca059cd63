/** The cookie that holds a browser's session. Better Auth builds the name from its prefix. */
export const SESSION_COOKIE_PREFIX = 'plumbline';
export const SESSION_COOKIE = `${SESSION_COOKIE_PREFIX}.session_token`;
