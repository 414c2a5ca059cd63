import { formatDate } from '../../../common/format/dates.ts';
import { htmlLang } from '../../../common/format/language.ts';
import type { RedFlagFile, RedFlagView } from '../../../server/red-flags/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { DateText } from '../ui/date-text.tsx';
import { Section } from '../ui/section.tsx';
import { UserText } from '../ui/user-text.tsx';
import { FileName } from '../uploads/file-name.tsx';

type Props = { flag: RedFlagView };

/** The report with its evidence. */
export function Evidence({ flag }: Props) {
  const t = useT();
  const { body, language, happenedOn, recordUrl, files, hiddenFiles, license } = flag.evidence;
  return (
    <Section title={t('red_flags.evidence')} className="grid content-start gap-4">
      {license !== null && <p>{licenseText(license, t)}</p>}
      {body !== null && (
        <p className="whitespace-pre-line" dir="auto" lang={language ? htmlLang(language) : undefined}>
          <UserText text={body} />
        </p>
      )}
      {happenedOn !== null && (
        <p className="text-sm text-muted">
          {t('red_flags.happened_on', { date: formatDate(happenedOn, t.language) })}
        </p>
      )}
      {recordUrl !== null && (
        <p>
          <a href={recordUrl} rel="nofollow ugc noopener">
            {t('red_flags.record')}
          </a>
        </p>
      )}
      <Files files={files} hiddenFiles={hiddenFiles} marksPrivate={flag.viewerIs !== null} />
    </Section>
  );
}

/** The contractor's answer, always beside the report. */
export function Answer({ flag }: Props) {
  const t = useT();
  const { answer, contractor } = flag;
  return (
    <Section title={t('red_flags.answer')} className="grid content-start gap-4">
      {answer === null ? (
        <p className="text-muted">
          {t(contractor.claimed ? 'red_flags.no_answer_yet' : 'red_flags.no_answer_unclaimed')}
        </p>
      ) : (
        <>
          <p
            className="whitespace-pre-line"
            dir="auto"
            lang={answer.language ? htmlLang(answer.language) : undefined}
          >
            <UserText text={answer.body} />
          </p>
          <p className="text-sm text-muted">
            <DateText at={answer.at} />
          </p>
          <Files
            files={answer.files}
            hiddenFiles={answer.hiddenFiles}
            marksPrivate={flag.viewerIs !== null}
          />
        </>
      )}
    </Section>
  );
}

type FilesProps = { files: readonly RedFlagFile[]; hiddenFiles: number; marksPrivate: boolean };

/** Files of one side, with how many only both sides and administrators see. */
function Files({ files, hiddenFiles, marksPrivate }: FilesProps) {
  const t = useT();
  return (
    <>
      {files.length > 0 && (
        <ul className="grid gap-1" aria-label={t('red_flags.files')}>
          {files.map((file) => (
            <li key={file.id}>
              <FileName file={file} />
              {marksPrivate && !file.isPublic && (
                <span className="text-sm text-muted"> ({t(`red_flags.file_for.${file.audience}`)})</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {hiddenFiles > 0 && (
        <p className="text-sm text-muted">{t('red_flags.hidden_files', { count: hiddenFiles })}</p>
      )}
    </>
  );
}

function licenseText(
  { number, source, asOf, expiresOn }: NonNullable<RedFlagView['evidence']['license']>,
  t: ReturnType<typeof useT>,
): string {
  if (number === null || source === null || asOf === null) return t('red_flags.license_text_short');
  return expiresOn === null
    ? t('red_flags.license_text', { source, number, date: formatDate(asOf, t.language) })
    : t('red_flags.license_text_since', {
        source,
        number,
        expired: formatDate(expiresOn, t.language),
        date: formatDate(asOf, t.language),
      });
}
