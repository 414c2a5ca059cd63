import { formatDate } from '../../../common/format/dates.ts';
import type { ProposalView } from '../../../server/contractors/closing/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { DataList, type Datum } from '../ui/data-list.tsx';
import { DateText } from '../ui/date-text.tsx';
import { UserText } from '../ui/user-text.tsx';
import { FileName } from '../uploads/file-name.tsx';

type Props = {
  proposal: ProposalView;
  /** The level of the answer’s heading on this page. */
  heading: 'h2' | 'h4';
};

/** A proposal with its proof, as far as the reader sees it, and the answer of the business. */
export function ProposalFacts({ proposal, heading: Heading }: Props) {
  const t = useT();
  const { origin, body, answer, answerUntil, files, link } = proposal;
  return (
    <div className="grid gap-4">
      <p className="whitespace-pre-line" dir="auto">
        {origin === 'register' ? t('closing.from_register_text') : body !== null && <UserText text={body} />}
      </p>
      <DataList items={useFacts(proposal)} />
      {link !== null && (
        <p>
          <a href={link} rel="nofollow ugc noopener">
            {t('closing.link')}
          </a>
        </p>
      )}
      {files !== null && files.length > 0 && (
        <ul className="grid gap-2">
          {files.map((file) => (
            <li key={file.id}>
              <FileName file={file} />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Heading className="text-lg">{t('closing.answer')}</Heading>
        {answer === null ? (
          <p className="text-muted">{t('closing.no_answer')}</p>
        ) : (
          <p className="whitespace-pre-line" dir="auto">
            <UserText text={answer.body} />
          </p>
        )}
        {answerUntil !== null && <p>{t('closing.answer_until', answerUntil)}</p>}
      </div>
    </div>
  );
}

function useFacts({ origin, relation, closedOn, openedAt, state }: ProposalView): Datum[] {
  const t = useT();
  return [
    { term: t('closing.state'), detail: t(`closing.state.${state}`) },
    { term: t('closing.from'), detail: t(`closing.from.${origin}`) },
    ...(relation === null
      ? []
      : [{ term: t('closing.relation_said'), detail: t(`closing.relation.${relation}`) }]),
    ...(closedOn === null
      ? []
      : [{ term: t('closing.closed_since'), detail: formatDate(closedOn, t.language) }]),
    { term: t('closing.sent_on'), detail: <DateText at={openedAt} /> },
  ];
}
