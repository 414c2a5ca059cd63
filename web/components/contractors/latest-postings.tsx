import { htmlLang } from '../../../common/format/language.ts';
import type { LatestPosting } from '../../../server/contractors/page/page-view.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { Link } from '../ui/link.tsx';
import { Section } from '../ui/section.tsx';
import { TimeAgo } from '../ui/time-ago.tsx';
import { UserText } from '../ui/user-text.tsx';

/** The contractor's latest postings; nothing where it has none. */
export function LatestPostings({ postings }: { postings: readonly LatestPosting[] }) {
  const t = useT();
  const path = usePath();
  if (postings.length === 0) return null;
  return (
    <div className="latest-postings">
      <Section title={t('contractors.postings_title')}>
        <ul className="grid gap-4">
          {postings.map(({ id, type, title, language, at, pinned }) => (
            <li key={id}>
              <p className="posting-kind">
                <span className="posting-type">{t(`posting_types.${type}`)}</span>
                <TimeAgo at={at} />
                {pinned && <span>{t('contractors.pinned')}</span>}
              </p>
              <Link href={path('postings.show', { id })} lang={htmlLang(language)}>
                <bdi>
                  <UserText text={title} />
                </bdi>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
