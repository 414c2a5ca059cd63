import { localeOf, type Language } from '../../common/language.ts';

type Formats = {
  whole: Intl.NumberFormat;
  oneDecimal: Intl.NumberFormat;
  percent: Intl.NumberFormat;
  finePercent: Intl.NumberFormat;
};

/** Made once for each language: a formatter costs a hundred times what formatting does. */
const FORMATS: Record<Language, Formats> = {
  english: formatsOf('english'),
  mexican_spanish: formatsOf('mexican_spanish'),
};

function formatsOf(language: Language): Formats {
  const locale = localeOf(language);
  return {
    whole: new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }),
    oneDecimal: new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    percent: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
    finePercent: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
  };
}

/** `1,450` */
export function formatCount(count: number, language: Language): string {
  return FORMATS[language].whole.format(count);
}

/** `4.6`: a mean of stars, always with its decimal. */
export function formatMean(mean: number, language: Language): string {
  return FORMATS[language].oneDecimal.format(mean);
}

/** `62%`: a share from 0 to 1. */
export function formatShare(share: number, language: Language): string {
  return FORMATS[language].percent.format(share);
}

/** `1.3%`: a share that is often small. */
export function formatShareFinely(share: number, language: Language): string {
  return FORMATS[language].finePercent.format(share);
}
