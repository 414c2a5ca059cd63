import { htmlLang } from '../../../common/format/language.ts';
import type { PostingCard as Card } from '../../../server/postings/views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { Badge } from '../ui/badge.tsx';
import { Link } from '../ui/link.tsx';
import { TimeAgo } from '../ui/time-ago.tsx';
import { PostingSigns } from './posting-signs.tsx';

/** One posting in a list; `showsPin`: a list of its author alone. The whole card leads to it. */
export function PostingCard({ posting, showsPin = false }: { posting: Card; showsPin?: boolean }) {
  const t = useT();
  const path = usePath();
  const { id, type, title, excerpt, language, photo, createdAt } = posting;
  return (
    <article className="posting-card card-target">
      <div className="min-w-0">
        <p className="posting-kind">
          <span className="posting-type">{t(`posting_types.${type}`)}</span>
          <TimeAgo at={createdAt} />
          {showsPin && posting.isPinned && <Badge tone="blueprint">{t('postings.pinned_badge')}</Badge>}
          <PostingSigns posting={posting} />
        </p>
        <h3 className="text-lg" lang={htmlLang(language)}>
          <Link className="card-link" href={path('postings.show', { id })}>
            {title}
          </Link>
        </h3>
        <p className="posting-excerpt" lang={htmlLang(language)} dir="auto">
          {excerpt}
        </p>
        <Particulars posting={posting} />
      </div>
      {photo && (
        <img
          className="posting-thumb"
          src={photo.small}
          width={photo.width}
          height={photo.height}
          loading="lazy"
          decoding="async"
          alt=""
        />
      )}
    </article>
  );
}

function Particulars({ posting: { author, region, trades } }: { posting: Card }) {
  const t = useT();
  const parts = [region?.name, ...trades.map(({ name }) => name)].filter((part) => part !== undefined);
  return (
    <p className="mt-1 max-w-none text-sm text-muted">
      <bdi className="text-ink">{author.name ?? t('postings.former_member')}</bdi>
      {parts.map((part) => `\u00a0· ${part}`)}
    </p>
  );
}
