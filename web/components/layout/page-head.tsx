import { Head } from '@inertiajs/react';
import { htmlLang, localeOf, otherLanguage } from '../../../common/format/language.ts';
import { pageInList } from '../../lib/page/crawling.ts';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';

export type PageHeadProps = {
  /** The page's name; the site's title is added behind it. */
  title: string;
  /** One or two sentences for search engines and for who shares the link. */
  description?: string;
  /** A page that search engines must not list: accounts, forms, errors. */
  noIndex?: boolean;
  /** The path of a picture for previews; without it the product's own. */
  picture?: string;
};

/** The page's tags in <head>. */
export function PageHead({ title, description, noIndex = false, picture }: PageHeadProps) {
  const t = useT();
  const path = usePath();
  const { siteTitle, language, canonicalUrl, alternateUrl } = useShared();
  const said = description ?? t('layout.default_description');
  const isChoice = pageInList(canonicalUrl) === null;
  const canonical = canonicalOf(canonicalUrl);
  return (
    <Head title={title}>
      <meta head-key="description" name="description" content={said} />
      <link head-key="canonical" rel="canonical" href={canonical} />
      {(noIndex || isChoice) && (
        <meta head-key="robots" name="robots" content={isChoice ? 'noindex, follow' : 'noindex'} />
      )}
      <meta head-key="og:site_name" property="og:site_name" content={siteTitle} />
      <meta head-key="og:type" property="og:type" content="website" />
      <meta head-key="og:title" property="og:title" content={title} />
      <meta head-key="og:description" property="og:description" content={said} />
      <meta head-key="og:url" property="og:url" content={canonical} />
      <meta head-key="og:locale" property="og:locale" content={ogLocale(language)} />
      <meta
        head-key="og:image"
        property="og:image"
        content={new URL(picture ?? path('picture'), canonicalUrl).href}
      />
      <meta head-key="twitter:card" name="twitter:card" content="summary_large_image" />
      {alternateUrl !== null && alternates(canonical, alternateUrl, language).map(alternateLink)}
    </Head>
  );
}

type Alternate = { hrefLang: string; href: string };

/** Both languages name each other; English also stands for all other readers. */
function alternates(
  canonical: string,
  alternateUrl: string,
  language: Parameters<typeof htmlLang>[0],
): Alternate[] {
  const here = { hrefLang: htmlLang(language), href: canonical };
  const there = {
    hrefLang: htmlLang(otherLanguage(language)),
    href: canonicalOf(new URL(alternateUrl, canonical).href),
  };
  const english = language === 'english' ? here : there;
  return [here, there, { hrefLang: 'x-default', href: english.href }];
}

function alternateLink({ hrefLang, href }: Alternate) {
  return (
    <link key={hrefLang} head-key={`alternate:${hrefLang}`} rel="alternate" hrefLang={hrefLang} href={href} />
  );
}

/** A filtered list is the plain list to search engines; each page of the plain list is itself. */
function canonicalOf(url: string): string {
  const page = pageInList(url) ?? 1;
  return withoutQuery(url) + (page > 1 ? `?page=${page}` : '');
}

const withoutQuery = (url: string) => url.replace(/[?#].*$/s, '');

const ogLocale = (language: Parameters<typeof localeOf>[0]) => localeOf(language).replace('-', '_');
