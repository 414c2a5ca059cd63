import type { QuoteView } from '../../../server/messages/quote-facts.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { DataList } from '../ui/data-list.tsx';
import { UserText } from '../ui/user-text.tsx';

/** The facts of a quote request. */
export function QuoteFacts({ quote }: { quote: QuoteView }) {
  const t = useT();
  const { trade, place, starts, costBand, currency, photos } = quote;
  return (
    <div className="max-w-136">
      <DataList
        items={[
          { term: t('quotes.trade'), detail: trade },
          { term: t('quotes.place'), detail: <UserText text={place} /> },
          { term: t('quotes.starts'), detail: t(`quotes.starts.${starts}`) },
          {
            term: t('quotes.cost'),
            detail: costBand === null ? t('quotes.no_cost') : t(`reviews.cost_short.${currency}.${costBand}`),
          },
        ]}
      />
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-2 mt-3">
          {photos.map(({ id, url, small, width, height }, index) => (
            <li key={id}>
              <a href={url}>
                <img
                  className="size-24 rounded object-cover"
                  src={small}
                  width={width}
                  height={height}
                  loading="lazy"
                  alt={`${t('quotes.photos')} ${index + 1}`}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
