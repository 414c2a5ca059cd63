import type { CaseAppeal, CaseView } from '../../../../server/moderation/case-views.ts';
import { useT } from '../../../lib/page/app-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { DayText } from '../../ui/day-text.tsx';
import { Disclosure } from '../../ui/overlay/disclosure.tsx';
import { AdminNote } from '../admin-note.tsx';
import { CaseFiles } from './case-files.tsx';
import { CasePart } from './case-part.tsx';

/** Every appeal of the review, the open one first with its texts, files and notes. */
export function CaseAppeals({ opened }: { opened: CaseView }) {
  const t = useT();
  const { appeals } = opened;
  if (appeals.length === 0) return null;
  return (
    <CasePart title={t('admin.part_appeals')}>
      <ol className="case-lines">
        {appeals.map((appeal) => (
          <li key={appeal.id}>
            <Appeal appeal={appeal} />
          </li>
        ))}
      </ol>
      <Disclosure key={opened.id} summary={t('admin.note')}>
        <AdminNote
          call="api.admin.reviews.update_appeal"
          id={opened.id}
          className="case-note-form"
          label={t('admin.note')}
          help={t('admin.note_help')}
          save={t('admin.note_save')}
        />
      </Disclosure>
    </CasePart>
  );
}

function Appeal({ appeal }: { appeal: CaseAppeal }) {
  const t = useT();
  const { kind, state, by, filedAt, dueAt, closedAt, isLate, onReason, offReason, files, notes } = appeal;
  const { isSensitive, topic } = appeal;
  return (
    <article className="case-appeal">
      <p className="case-appeal-head">
        <span className="font-semibold">{t(`appeals.kind.${kind}`)}</span>{' '}
        <Badge tone={state === 'open' ? 'blueprint' : 'neutral'}>{t(`appeals.state.${state}`)}</Badge>{' '}
        {isLate && <Badge tone="danger">{t('admin.late')}</Badge>}
        {topic && <Badge tone="danger">{t(`appeal_forms.topic.${topic}`)}</Badge>}
      </p>
      {isSensitive && <p className="case-note">{t('appeal_forms.files_private')}</p>}
      <p className="case-note">
        {t('admin.filed_by', { name: by ?? t('reviews.former_member') })} <DateText at={filedAt} />
        {' · '}
        {closedAt === null ? t('admin.due') : t('admin.closed')}{' '}
        {closedAt === null ? <DayText day={dueAt} /> : <DateText at={closedAt} />}
      </p>
      <p className="whitespace-pre-line" dir="auto">
        {onReason}
      </p>
      {offReason && (
        <p className="whitespace-pre-line" dir="auto">
          <span className="case-note">{t('admin.turned_off_because')}</span> {offReason}
        </p>
      )}
      <CaseFiles files={files} />
      <Notes notes={notes} />
    </article>
  );
}

function Notes({ notes }: { notes: CaseAppeal['notes'] }) {
  const t = useT();
  if (notes.length === 0) return null;
  return (
    <ul className="case-notes" aria-label={t('admin.notes')}>
      {notes.map(({ id, body, author, createdAt }) => (
        <li key={id}>
          <p className="case-note">
            {author ?? t('reviews.former_member')} · <DateText at={createdAt} />
          </p>
          <p className="whitespace-pre-line" dir="auto">
            {body}
          </p>
        </li>
      ))}
    </ul>
  );
}
