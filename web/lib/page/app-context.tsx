import { usePage } from '@inertiajs/react';
import { useMemo } from 'react';
import type { Language } from '../../../common/format/language.ts';
import { route, type RouteName, type RouteOptions } from '../../../common/routes/route-table.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { SharedProps } from '../../pages/shared-props.ts';
import { translatorOf } from './texts.ts';

/**
 * The props that every page gets beside its own: viewer, language, the server's now, the URLs of the page.
 */
export function useShared(): SharedProps {
  return usePage<SharedProps>().props;
}

/** `t('contractors.license_valid', {date})` in the page's language. */
export function useT(): Translate {
  const { language, messages } = useShared();
  return translatorOf(language, messages);
}

/** `route` for any name: which parameters a name needs has been checked where it was called. */
const inSpanish = route as (name: RouteName, params?: object, options?: RouteOptions) => string;

const pathIn: Record<Language, typeof route> = {
  english: route,
  mexican_spanish: (name, ...[params, options]) =>
    inSpanish(name, params, { language: 'mexican_spanish', ...options }),
};

/** `path('contractors.show', {slug})`: the URL of a route in the reader's language. */
export function usePath(): typeof route {
  return pathIn[useShared().language];
}

/** The server's clock when it made this page, so that both sides write the same "5m". */
export function useNow(): Date {
  const { now } = useShared();
  return useMemo(() => new Date(now), [now]);
}
