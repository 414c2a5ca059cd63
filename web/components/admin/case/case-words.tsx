import { useState } from 'react';
import { htmlLang } from '../../../../common/format/language.ts';
import type { CaseResponse, CaseView, KeptText } from '../../../../server/moderation/case-views.ts';
import { useShared, useT } from '../../../lib/page/app-context.tsx';
import { FactsList } from '../../reviews/facts-list.tsx';
import { jobLine } from '../../reviews/job-line.ts';
import { ReviewDetails } from '../../reviews/review-details.tsx';
import { ReviewPhotos } from '../../reviews/review-photos.tsx';
import { Button } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Disclosure } from '../../ui/overlay/disclosure.tsx';
import { Stars } from '../../ui/stars.tsx';
import { UserText } from '../../ui/user-text.tsx';
import { CasePart } from './case-part.tsx';
import { StatusBadges } from './status-badges.tsx';

/** Both sides' texts and their earlier versions. Listed words are masked until the reader unmasks them. */
export function CaseWords({ opened }: { opened: CaseView }) {
  const t = useT();
  const { language } = useShared();
  const [isMasked, setMasked] = useState(true);
  const { review, written, versions, response } = opened;
  return (
    <CasePart
      title={t('admin.part_words')}
      aside={
        <Button variant="ghost" size="small" aria-pressed={!isMasked} onClick={() => setMasked(!isMasked)}>
          {t(isMasked ? 'admin.show_unmasked' : 'admin.show_masked')}
        </Button>
      }
    >
      <div lang={htmlLang(review.language)} className="case-words" dir="auto">
        <Words text={written.body} isMasked={isMasked} />
      </div>
      <p className="case-note">{jobLine(review.job, t, language)}</p>
      <FactsList facts={review.facts} />
      <ReviewPhotos review={review} />
      <ReviewDetails review={review} />
      <Versions versions={versions} isMasked={isMasked} />
      {response && <Response response={response} isMasked={isMasked} name={review.contractor.name} />}
    </CasePart>
  );
}

function Words({ text, isMasked }: { text: string; isMasked: boolean }) {
  return <bdi className="whitespace-pre-line">{isMasked ? <UserText text={text} /> : text}</bdi>;
}

type ResponseProps = { response: CaseResponse; isMasked: boolean; name: string };

function Response({ response, isMasked, name }: ResponseProps) {
  const t = useT();
  return (
    <div
      className="ps-4 border-s border-line-strong"
      role="group"
      aria-label={t('reviews.response_from', { contractor: name })}
    >
      <p className="case-note">
        <span className="font-semibold text-ink">{t('reviews.response_from', { contractor: name })}</span>
        {' · '}
        <DateText at={response.createdAt} />
        {response.editedAt && ` · ${t('reviews.response_edited')}`}{' '}
        {response.state !== 'active' && <StatusBadges state={response.state} signals={response.signals} />}
      </p>
      <p className="case-words" dir="auto">
        <Words text={response.body} isMasked={isMasked} />
      </p>
      <Versions versions={response.versions} isMasked={isMasked} />
    </div>
  );
}

function Versions({ versions, isMasked }: { versions: readonly KeptText[]; isMasked: boolean }) {
  const t = useT();
  if (versions.length === 0) return null;
  return (
    <Disclosure summary={t('reviews.earlier_versions', { count: versions.length })}>
      <ol className="grid gap-3 ps-3 border-s border-line">
        {versions.map((version) => (
          <li key={version.version}>
            <p className="case-note">
              <DateText at={version.writtenAt} />
              {version.stars !== null && <Stars value={version.stars} size="small" />}
              {version.decisionId !== null && t('admin.by_administrator')}
            </p>
            {version.title && (
              <p className="font-semibold">
                <Words text={version.title} isMasked={isMasked} />
              </p>
            )}
            <p dir="auto">
              <Words text={version.body} isMasked={isMasked} />
            </p>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
