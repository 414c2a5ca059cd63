import { CARD_SIZES } from '../../../common/limits/review-requests.ts';
import { LANGUAGES } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { RequestsPageView } from '../../../server/review-requests/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';
import { Section } from '../ui/section.tsx';
import { CopyButton, ReadyText } from './request-texts.tsx';

const QR_SIZE = 160;

/** The one link for all customers: to copy, to scan, to print, with ready texts. */
export function OpenLink({ open }: Pick<RequestsPageView, 'open'>) {
  const t = useT();
  return (
    <Section title={t('review_requests.open_title')}>
      <p className="text-muted">{t('review_requests.open_text')}</p>
      <div className="mt-4 grid gap-6 sm:grid-cols-[max-content_minmax(0,1fr)]">
        <img
          className="rounded bg-white"
          src={route('review_requests.qr')}
          alt={t('review_requests.qr_alt')}
          width={QR_SIZE}
          height={QR_SIZE}
        />
        <div className="grid content-start gap-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <a className="break-all" href={open.url}>
              {open.url}
            </a>
            <CopyButton text={open.url} />
          </p>
          <div>
            <h3 className="text-base">{t('review_requests.cards_title')}</h3>
            <ul className="mt-1 grid gap-1">
              {CARD_SIZES.flatMap((size) =>
                LANGUAGES.map((language) => (
                  <li key={`${size}-${language}`}>
                    <a href={route('review_requests.card', {}, { query: { size, language } })} download>
                      {t(`review_requests.card.${size}.${language}`)}
                    </a>
                  </li>
                )),
              )}
            </ul>
          </div>
        </div>
      </div>
      <Disclosure className="mt-4" summary={t('review_requests.texts_title')}>
        <div className="mt-3 grid gap-6">
          {open.texts.map((texts) => (
            <div key={texts.language} className="grid gap-2">
              <h3 className="text-base">{t(`review_requests.text_in.${texts.language}`)}</h3>
              <ReadyText texts={texts} />
            </div>
          ))}
        </div>
      </Disclosure>
    </Section>
  );
}
