import { formatDate } from '../../../common/format/dates.ts';
import { lastDayBefore } from '../../../common/format/last-days.ts';
import { PARTNER_RATING_BLIND_DAYS, PARTNER_RATING_MAX_LENGTH } from '../../../common/invitations.ts';
import { htmlLang, type Language } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { JobRatingsView } from '../../../server/invitations/ratings/job-ratings.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { PostForm } from '../form/post-form.tsx';
import { ReportLink } from '../reports/report-link.tsx';
import { Button } from '../ui/button.tsx';
import { RadioField, TextAreaField } from '../form/fields.tsx';
import { Link } from '../ui/link.tsx';
import { Section } from '../ui/section.tsx';
import { StarInput } from '../ui/form/star-input.tsx';
import { Stars } from '../ui/stars.tsx';
import { UserText } from '../ui/user-text.tsx';

type Props = { invitationId: number; other: string; ratings: JobRatingsView };

/** The ratings of both sides after the job. */
export function JobRatings({ invitationId, other, ratings }: Props) {
  const t = useT();
  const { can, own, otherWaits, until } = ratings;
  if (!can && own === null && ratings.other === null) return null;
  return (
    <Section title={t('partner_ratings.ratings_title')}>
      <div className="grid max-w-form gap-6">
        {otherWaits && <p>{t('partner_ratings.rating_waits', { other })}</p>}
        {ratings.other && (
          <div>
            <Rating title={t('partner_ratings.rating_of', { name: other })} rating={ratings.other} />
            <ReportLink
              kind="partner_rating"
              id={ratings.other.id}
              label={t('report_forms.report_partner_rating', { author: other })}
              texts={[ratings.other.body]}
              mayReport={ratings.other.can.report}
            />
          </div>
        )}
        {own && (
          <div>
            <Rating title={t('partner_ratings.own_rating')} rating={own} />
            {own.removalId !== null && (
              <p className="mt-2 text-sm">
                <Link href={route('decisions.show', { id: own.removalId })}>
                  {t('partner_ratings.rating_decision')}
                </Link>
              </p>
            )}
            {own.publishedAt === null && (
              <p className="mt-2 text-sm text-muted">
                {t('partner_ratings.rating_published_on', {
                  date: formatDate(own.publishesAt, t.language),
                  other,
                })}
              </p>
            )}
          </div>
        )}
        {can && (
          <>
            <p className="text-muted">
              {t('partner_ratings.rating_intro', {
                other,
                days: PARTNER_RATING_BLIND_DAYS,
                date: formatDate(lastDayBefore(until), t.language),
              })}
            </p>
            <RatingForm invitationId={invitationId} />
          </>
        )}
      </div>
    </Section>
  );
}

type ShownRating = {
  isRemoved: boolean;
  overall: number;
  workAgain: boolean;
  body: string;
  language: Language;
};

function Rating({
  title,
  rating: { isRemoved, overall, workAgain, body, language },
}: {
  title: string;
  rating: ShownRating;
}) {
  const t = useT();
  return (
    <div>
      <h3>{title}</h3>
      <p className="flex flex-wrap items-center gap-x-3">
        <Stars value={overall} size="small" />
        {t(workAgain ? 'partner_ratings.would_work_again' : 'partner_ratings.would_not_work_again')}
      </p>
      <p className="mt-1 whitespace-pre-line" lang={htmlLang(language)} dir="auto">
        <UserText text={body} />
      </p>
      {isRemoved && <p className="mt-2 text-sm text-muted">{t('partner_ratings.rating_removed')}</p>}
    </div>
  );
}

type Values = { overall: number | null; work_again: 'yes' | 'no' | null; body: string };

function RatingForm({ invitationId: id }: Pick<Props, 'invitationId'>) {
  const t = useT();
  const form = usePostForm<Values>(
    { overall: null, work_again: null, body: '' },
    { action: route('invitations.rate', { id }), visit: { preserveScroll: true } },
  );
  const { data, set, errors, busy } = form;
  return (
    <PostForm form={form} className="grid gap-6">
      <StarInput
        label={t('partner_ratings.rating_overall')}
        name="overall"
        required
        value={data.overall}
        error={errors['overall']}
        onChange={(overall) => set('overall', overall)}
      />
      <RadioField
        legend={t('partner_ratings.rating_again')}
        name="work_again"
        required
        options={[
          { value: 'yes', label: t('partner_ratings.yes') },
          { value: 'no', label: t('partner_ratings.no') },
        ]}
      />
      <TextAreaField
        name="body"
        label={t('partner_ratings.rating_body')}
        help={t('partner_ratings.rating_body_help')}
        required
        dir="auto"
        rows={4}
        counter={PARTNER_RATING_MAX_LENGTH}
      />
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {t('partner_ratings.rate')}
        </Button>
      </div>
    </PostForm>
  );
}
