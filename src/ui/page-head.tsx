import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { addressLanguage, LANGUAGE_PARAM, LANGUAGES } from '#src/contract/language.ts';
import { CARD_SIZE } from '#src/contract/site/page.ts';
import { PRODUCT_NAME } from '#src/lib/config.ts';
import { useOrigin } from '#src/lib/origin.tsx';

/** An absolute URL with its language param set, or removed without `language`. */
const inLanguage = (address: string, language?: string): string => {
  const url = new URL(address);
  url.searchParams.delete(LANGUAGE_PARAM);
  if (language) url.searchParams.set(LANGUAGE_PARAM, language);
  return url.href;
};

/** Path and query, without hash or params that don't affect the content. */
const canonicalHref = (href: string, params: readonly string[]): string => {
  const [path = '', query = ''] = href.replace(/#.*/, '').split('?');
  const kept = [...new URLSearchParams(query)].filter(([name, value]) =>
    name === LANGUAGE_PARAM ? addressLanguage(query) : value !== '' && params.includes(name),
  );
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept).toString()}` : path;
};

/**
 * A public page's metadata for search engines and link previews. `PageTitle` sets its browser title. React hoists
 * these elements into <head> (rule PAGE-4).
 */
export function PageHead({
  title,
  description,
  card = '/cards/site.png',
  isIndexed = true,
  params = [],
}: {
  title: string;
  description: string;
  /** The path of the link preview's picture. */
  card?: string;
  /** False for pages to keep out of search engines, such as a search without results. */
  isIndexed?: boolean;
  /** The search params that affect the content. */
  params?: readonly string[];
}) {
  const { i18n } = useLingui();
  const origin = useOrigin();
  const address = origin + canonicalHref(useLocation().publicHref, params);
  const image = inLanguage(origin + card, i18n.locale);
  return (
    <>
      <meta name="description" content={description} />
      {!isIndexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      {LANGUAGES.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={inLanguage(address, language)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={inLanguage(address)} />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={i18n.locale} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(CARD_SIZE.width)} />
      <meta property="og:image:height" content={String(CARD_SIZE.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
