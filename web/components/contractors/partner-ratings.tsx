import { htmlLang } from '../../../common/format/language.ts';
import type { PartnerRatingsView } from '../../../server/contractors/page/partner-ratings.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ReportLink } from '../reports/report-link.tsx';
import { Link } from '../ui/link.tsx';
import { Section } from '../ui/section.tsx';
import { Stars } from '../ui/stars.tsx';
import { TimeAgo } from '../ui/time-ago.tsx';
import { UserText } from '../ui/user-text.tsx';

const ID = 'partners';

/** `allHref`: the page with all of them; without it this is that page. */
type ShownRating = { ratings: PartnerRatingsView; allHref?: string };

/** Other contractors' ratings after jobs together: apart from reviews, and no part of the rating. */
export function PartnerRatings({ ratings: { count, again, latest }, allHref }: ShownRating) {
  const t = useT();
  return (
    <Section title={t('contractors.partners_title')} id={ID}>
      <p className="text-muted">{t('contractors.partners_text', { count, again })}</p>
      <ul className="mt-4 grid gap-4">
        {latest.map(({ id, author, overall, body, language, at, can }) => (
          <li key={id}>
            <p className="flex flex-wrap items-center gap-x-3 text-sm">
              <Stars value={overall} size="small" />
              <UserText text={author} /> <TimeAgo at={at} />
            </p>
            <p lang={htmlLang(language)} dir="auto">
              <UserText text={body} />
            </p>
            <ReportLink
              kind="partner_rating"
              id={id}
              label={t('report_forms.report_partner_rating', { author })}
              texts={[body]}
              mayReport={can.report}
            />
          </li>
        ))}
      </ul>
      {count > latest.length && (
        <p className="mt-4">
          {allHref === undefined ? (
            t('contractors.partners_latest', { shown: latest.length })
          ) : (
            <Link href={`${allHref}#${ID}`}>{t('contractors.partners_all', { count })}</Link>
          )}
        </p>
      )}
    </Section>
  );
}
