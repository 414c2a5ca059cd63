import { STARS } from '../../../../common/constants.ts';
import { LANGUAGES } from '../../../../common/format/language.ts';
import type { Translate } from '../../../../common/format/translator.ts';
import type { Option } from '../../ui/form/select.tsx';

/** The filters that several lists share. */
export const starOptions = (t: Translate): Option[] =>
  STARS.map((count) => ({ value: count, label: t('common.star_count', { count }) }));

export const languageOptions = (t: Translate): Option[] =>
  LANGUAGES.map((language) => ({ value: language, label: t(`admin.language.${language}`) }));

export const regionOptions = (regions: readonly { slug: string; name: string }[]): Option[] =>
  regions.map(({ slug, name }) => ({ value: slug, label: name }));
