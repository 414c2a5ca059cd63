import { useState } from 'react';
import { htmlLang } from '../../../common/format/language.ts';
import type { PostingCase } from '../../../server/moderation/people/posting-views.ts';
import { useWordMask } from '../../hooks/use-word-mask.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { CasePart } from '../admin/case/case-part.tsx';
import { Button } from '../ui/button.tsx';
import { DateText } from '../ui/date-text.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';
import { UserText } from '../ui/user-text.tsx';
import { PhotoRow } from '../uploads/photo-row.tsx';

/** The posting's text and its earlier versions. Listed words are masked until the reader unmasks them. */
export function PostingText({ opened }: { opened: PostingCase }) {
  const t = useT();
  const [isMasked, setMasked] = useState(true);
  const { body, language, photos, versions } = opened;
  const mask = useWordMask();
  const title = isMasked ? mask(opened.title) : opened.title;
  return (
    <CasePart
      title={t('admin.part_words')}
      aside={
        <Button variant="ghost" size="small" aria-pressed={!isMasked} onClick={() => setMasked(!isMasked)}>
          {t(isMasked ? 'admin.show_unmasked' : 'admin.show_masked')}
        </Button>
      }
    >
      <div lang={htmlLang(language)} className="case-words" dir="auto">
        <Words text={body} isMasked={isMasked} />
      </div>
      <PhotoRow
        photos={photos}
        label={t('admin.postings.photos')}
        describe={(number) => t('admin.postings.photo_of', { number, count: photos.length, title })}
      />
      <Earlier versions={versions.filter(saysOtherThanNext)} isMasked={isMasked} />
    </CasePart>
  );
}

/** Newest first: whether the words were others before the next change. Photos and trades make versions, too. */
function saysOtherThanNext(
  { title, body }: PostingCase['versions'][number],
  index: number,
  versions: PostingCase['versions'],
): boolean {
  const next = versions[index - 1];
  return next !== undefined && (next.title !== title || next.body !== body);
}

function Words({ text, isMasked }: { text: string; isMasked: boolean }) {
  return <bdi className="whitespace-pre-line">{isMasked ? <UserText text={text} /> : text}</bdi>;
}

function Earlier({ versions, isMasked }: Pick<PostingCase, 'versions'> & { isMasked: boolean }) {
  const t = useT();
  if (versions.length === 0) return null;
  return (
    <Disclosure summary={t('reviews.earlier_versions', { count: versions.length })}>
      <ol className="grid gap-3 ps-3 border-s border-line">
        {versions.map(({ version, title, body, at }) => (
          <li key={version}>
            <p className="case-note">
              <DateText at={at} />
            </p>
            <p className="font-semibold">
              <Words text={title} isMasked={isMasked} />
            </p>
            <p dir="auto">
              <Words text={body} isMasked={isMasked} />
            </p>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
