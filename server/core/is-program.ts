/** Words in the names that crawlers, previews, monitors and libraries give themselves. */
const PROGRAMS =
  /(?<!cu)bot\b|(?<!cu)bot[/_-]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|prerender|scan|monitor|uptime|pingdom|facebookexternalhit|curl|wget|python|java\/|okhttp|go-http|axios|node-fetch|undici|libwww|http-?client|phantom|selenium|puppeteer|playwright/i;

/** Whether a user agent is a program rather than a person's browser; one without a name is. */
export const isProgram = (userAgent: string | undefined): boolean =>
  userAgent === undefined || !userAgent.startsWith('Mozilla/') || PROGRAMS.test(userAgent);
