/**
 * The registered part of a host name, for the countries we serve. Below a country's general names (`com.mx`,
 * `co.uk`) it has one more part. Below `az.us` and the like, places register, so the whole host counts.
 */
const GENERAL_NAMES = new Set(['com', 'co', 'net', 'org', 'gob', 'gov', 'edu', 'ac', 'mil', 'or', 'ne']);
const US_STATE = /\.[a-z]{2}\.us$/;

/** Free mail domains: their users need not belong to the business. */
const FREE_MAIL = words(`
  gmail.com googlemail.com yahoo.com yahoo.com.mx yahoo.es ymail.com rocketmail.com myyahoo.com hotmail.com hotmail.com.mx hotmail.es
  outlook.com outlook.es outlook.com.mx live.com live.com.mx msn.com icloud.com me.com mac.com aol.com aim.com proton.me
  protonmail.com pm.me gmx.com gmx.net gmx.us mail.com mail.ru yandex.com yandex.ru zoho.com zohomail.com fastmail.com
  fastmail.fm hey.com tutanota.com tuta.io tuta.com hushmail.com inbox.com duck.com mozmail.com usa.com email.com
  comcast.net xfinity.com verizon.net att.net sbcglobal.net bellsouth.net pacbell.net ameritech.net swbell.net flash.net
  cox.net charter.net spectrum.net rr.com twc.com optonline.net optimum.net earthlink.net mindspring.com juno.com
  netzero.net netzero.com frontier.com frontiernet.net windstream.net centurylink.net centurytel.net q.com embarqmail.com
  suddenlink.net cableone.net sparklight.net wowway.com tds.net roadrunner.com peoplepc.com
  prodigy.net.mx telmex.com infinitum.com.mx terra.com.mx megared.net.mx izzi.mx cablevision.net.mx uol.com.mx
  guerrillamail.com mailinator.com 10minutemail.com temp-mail.org yopmail.com sharklasers.com trashmail.com
  dispostable.com getnada.com maildrop.cc throwawaymail.com
`);

/** Sites on which many businesses have a page: the domain is not theirs. */
const SHARED_SITES = words(`
  facebook.com fb.com instagram.com linkedin.com twitter.com x.com tiktok.com youtube.com pinterest.com linktr.ee
  yelp.com angi.com angieslist.com homeadvisor.com thumbtack.com houzz.com porch.com bbb.org nextdoor.com google.com
  goo.gl business.site seccionamarilla.com.mx habitissimo.com.mx mercadolibre.com.mx wa.me whatsapp.com
  wixsite.com wix.com wordpress.com blogspot.com blogger.com weebly.com weeblysite.com square.site squarespace.com
  godaddysites.com webs.com jimdo.com jimdofree.com jimdosite.com site123.me yolasite.com strikingly.com webflow.io
  carrd.co github.io gitlab.io netlify.app vercel.app pages.dev workers.dev herokuapp.com web.app firebaseapp.com
  azurewebsites.net cloudfront.net amazonaws.com myshopify.com bigcartel.com tripod.com angelfire.com negocio.site
  ueniweb.com mystrikingly.com canva.site wpengine.com wpcomstaging.com
`);

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** The registered part of a host in lower case; null for an IP address, or a host of one part. */
export function registeredDomain(host: string): string | null {
  const name = host.toLowerCase().replace(/\.$/, '');
  const labels = name.split('.');
  const top = labels.at(-1) ?? '';
  if (labels.length < 2 || labels.includes('') || !/^[a-z][a-z0-9-]+$/.test(top)) return null;
  if (US_STATE.test(`.${name}`)) return labels.length > 2 ? name : null;
  const isCountry = top.length === 2;
  const own = isCountry && GENERAL_NAMES.has(labels.at(-2) ?? '') ? 3 : 2;
  return labels.length < own ? null : labels.slice(-own).join('.');
}

/** Whether a domain or one it stands below is on a list. */
const stands = (list: ReadonlySet<string>, domain: string): boolean =>
  domain.split('.').some((_, index, labels) => list.has(labels.slice(index).join('.')));

export const isFreeMail = (domain: string): boolean => stands(FREE_MAIL, domain.toLowerCase());

/**
 * The domain of a business's own mail, from its website. Null without a website, or when the site's domain is
 * not its own.
 */
export function mailDomainOf(website: string | null): string | null {
  if (website === null) return null;
  const url = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  if (!URL.canParse(url)) return null;
  const host = new URL(url).hostname.replace(/^www\d?\./, '');
  const domain = registeredDomain(host);
  if (domain === null || stands(SHARED_SITES, host) || isFreeMail(domain)) return null;
  return domain;
}

/** Whether mail to `email` reaches the business with that website: its domain, or one below it. */
export function isAtWebsite(email: string, website: string | null): boolean {
  const domain = mailDomainOf(website);
  const host = email.slice(email.lastIndexOf('@') + 1);
  return domain !== null && !isFreeMail(host) && registeredDomain(host) === domain;
}

/** `jane@acme.com` for a reader who must not learn it: `j•••@acme.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
