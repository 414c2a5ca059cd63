import { Link } from '@inertiajs/react';
import { useState } from 'react';
import { htmlLang } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import type {
  CommentAbout,
  DecidedAbout as About,
  PostingAbout,
  ReviewAbout,
} from '../../../server/moderation/decision-appeals/decided-about.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { CasePart } from '../admin/case/case-part.tsx';
import { RatingLine } from '../admin/case/rating-line.tsx';
import { Button } from '../ui/button.tsx';
import { DataList } from '../ui/data-list.tsx';
import { Stars } from '../ui/stars.tsx';
import { UserText } from '../ui/user-text.tsx';
import { PhotoRow } from '../uploads/photo-row.tsx';
import { DecidedRedFlag } from './decided-red-flag.tsx';
import { WordsChange } from './words-change.tsx';

type Props = { about: About; isOfResponse: boolean };
type Masked = { isMasked: boolean };

/**
 * The subject of the decision, as far as it still exists. Listed words are masked until the reader unmasks
 * them.
 */
export function DecidedAbout({ about, isOfResponse }: Props) {
  const t = useT();
  const [isMasked, setMasked] = useState(true);
  const { review, posting, comment, reported, role, listing, redFlag } = about;
  const hasWords = [review, posting, comment, reported, redFlag].some((words) => words !== null);
  return (
    <CasePart
      title={t('admin.decision_appeals.about')}
      aside={
        hasWords && (
          <Button variant="ghost" size="small" aria-pressed={!isMasked} onClick={() => setMasked(!isMasked)}>
            {t(isMasked ? 'admin.show_unmasked' : 'admin.show_masked')}
          </Button>
        )
      }
    >
      {role && <RoleChange role={role} />}
      {listing && <Listing listing={listing} />}
      {redFlag && <DecidedRedFlag redFlag={redFlag} isMasked={isMasked} />}
      {posting && <Posting posting={posting} isMasked={isMasked} />}
      {comment && <Comment comment={comment} isMasked={isMasked} />}
      {reported && <Reported reported={reported} isMasked={isMasked} />}
      {review &&
        (isOfResponse ? (
          <Response about={about} review={review} isMasked={isMasked} />
        ) : (
          <EditedReview about={about} review={review} isMasked={isMasked} />
        ))}
      {!role && !listing && !hasWords && <p>{t('admin.decision_appeals.gone')}</p>}
    </CasePart>
  );
}

function RoleChange({ role: { before, after } }: { role: NonNullable<About['role']> }) {
  const t = useT();
  const params = { before: t(`admin.role.${before}`), after: t(`admin.role.${after}`) };
  return <p>{t('admin.decision_appeals.role', params)}</p>;
}

function Listing({ listing: { mergedInto, ...listing } }: { listing: NonNullable<About['listing']> }) {
  const t = useT();
  const linked = ({ id, name }: { id: number; name: string }) => (
    <Link className="admin-link" href={route('admin.contractors.show', { id })}>
      <bdi>{name}</bdi>
    </Link>
  );
  return (
    <DataList
      items={[
        { term: t('admin.decision_appeals.listing'), detail: linked(listing) },
        ...(mergedInto
          ? [{ term: t('admin.decision_appeals.merged_into'), detail: linked(mergedInto) }]
          : []),
      ]}
    />
  );
}

function Words({ text, isMasked }: { text: string } & Masked) {
  return <bdi className="whitespace-pre-line">{isMasked ? <UserText text={text} /> : text}</bdi>;
}

function Comment({ comment: { id, posting, body, language }, isMasked }: { comment: CommentAbout } & Masked) {
  const t = useT();
  return (
    <>
      <div className="case-words" lang={htmlLang(language)}>
        <p dir="auto">
          <Words text={body} isMasked={isMasked} />
        </p>
      </div>
      <p className="case-note">
        {t('admin.postings.comment_number', { id: String(id) })} ·{' '}
        <Link
          className="admin-link"
          href={route('admin.functions', {}, { query: { about: 'postings', open: posting.id } })}
        >
          <UserText text={posting.title} />
        </Link>
      </p>
    </>
  );
}

function Reported({
  reported: { title, body, language, photo, rating },
  isMasked,
}: { reported: NonNullable<About['reported']> } & Masked) {
  const t = useT();
  return (
    <>
      {rating ? (
        <RatingLine author={title} rating={rating} />
      ) : (
        <p className="case-note">
          <UserText text={title} />
        </p>
      )}
      {photo && (
        <PhotoRow
          photos={[photo]}
          label={t('admin.reports.part_photo')}
          describe={() => t('admin.reports.part_photo')}
        />
      )}
      {body !== '' && (
        <div className="case-words" lang={language ? htmlLang(language) : undefined}>
          <p dir="auto">
            <Words text={body} isMasked={isMasked} />
          </p>
        </div>
      )}
    </>
  );
}

function Posting({ posting, isMasked }: { posting: PostingAbout } & Masked) {
  const t = useT();
  const { id, type, title, body, language } = posting;
  return (
    <>
      <div className="case-words" lang={htmlLang(language)}>
        <p className="font-semibold" dir="auto">
          <Words text={title} isMasked={isMasked} />
        </p>
        <p dir="auto">
          <Words text={body} isMasked={isMasked} />
        </p>
      </div>
      <p className="case-note">
        {t(`posting_types.${type}`)} ·{' '}
        <Link
          className="admin-link"
          href={route('admin.functions', {}, { query: { about: 'postings', open: id } })}
        >
          {t('admin.postings.number', { id: String(id) })}
        </Link>
      </p>
    </>
  );
}

type OfReview = { about: About; review: ReviewAbout } & Masked;

function EditedReview({ about: { change, photos }, review, isMasked }: OfReview) {
  const t = useT();
  const label = t('admin.decision_appeals.photos');
  const describe = (number: number) =>
    t('admin.postings.photo_of', { number, count: photos.length, title: review.title });
  return (
    <>
      {change && <WordsChange change={change} isMasked={isMasked} lang={htmlLang(review.language)} />}
      {photos.length > 0 && (
        <div>
          <p className="case-note">{label}</p>
          <PhotoRow photos={photos} label={label} describe={describe} />
        </div>
      )}
      <ReviewLine review={review} />
    </>
  );
}

/** The answered review above it. */
function Response({ about: { change, response }, review, isMasked }: OfReview) {
  const t = useT();
  const { title, excerpt, language } = review;
  return (
    <>
      {change && <WordsChange change={change} isMasked={isMasked} />}
      {change === null && (
        <p className="case-words" dir="auto">
          {response === null ? (
            t('admin.decision_appeals.response_gone')
          ) : (
            <Words text={response} isMasked={isMasked} />
          )}
        </p>
      )}
      <div className="ps-4 border-s border-line-strong">
        <p className="case-note">{t('admin.decision_appeals.answers')}</p>
        <div lang={htmlLang(language)}>
          <p className="font-semibold" dir="auto">
            <Words text={title} isMasked={isMasked} />
          </p>
          <p dir="auto">
            <Words text={excerpt} isMasked={isMasked} />
          </p>
        </div>
        <ReviewLine review={review} />
      </div>
    </>
  );
}

function ReviewLine({ review: { id, stars, contractor } }: { review: ReviewAbout }) {
  const t = useT();
  return (
    <p className="case-note">
      <Stars value={stars} size="small" /> <bdi>{contractor.name}</bdi>{' '}
      <Link
        className="admin-link"
        href={route('admin.reviews', {}, { query: { search: `#${id}`, open: id } })}
      >
        {t('admin.review_number', { id: String(id) })}
      </Link>
    </p>
  );
}
