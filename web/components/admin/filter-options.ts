import { STARS } from '../../../common/constants.ts';
import { LANGUAGES } from '../../../common/language.ts';
import type { Translate } from '../../../common/translator.ts';
import type { Option } from '../ui/select.tsx';

/** The filters that several lists share. */
export const starOptions = (t: Translate): Option[] =>
  STARS.map((count) => ({ value: count, label: t('common.star_count', { count }) }));

export const languageOptions = (t: Translate): Option[] =>
  LANGUAGES.map((language) => ({ value: language, label: t(`admin.language.${language}`) }));

export const regionOptions = (regions: readonly { slug: string; name: string }[]): Option[] =>
  regions.map(({ slug, name }) => ({ value: slug, label: name }));
