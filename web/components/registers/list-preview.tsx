import { route } from '../../../common/routes/route-table.ts';
import type { ListView, PreviewView } from '../../../server/moderation/registers/list-views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { SendButton } from '../form/send-button.tsx';
import { Alert } from '../ui/alert.tsx';
import { Section } from '../ui/section.tsx';
import { FIRST_ROWS } from './first-rows.ts';
import { ListingTable } from './listing-table.tsx';
import { NotUnderstoodParts } from './not-understood-parts.tsx';

type Props = Pick<ListView, 'list' | 'choices'> & { preview: PreviewView };

/** The first rows as they would be read, and what was not understood; then the whole list is checked. */
export function ListPreview({ list, choices, preview }: Props) {
  const t = useT();
  const { rows, read, refused, isPart, notes, problem, notUnderstood } = preview;
  return (
    <>
      <Section id={FIRST_ROWS} title={t('registers.step_preview')}>
        {problem !== null && <Alert tone="danger">{problem}</Alert>}
        <p className="mb-3 max-w-text">
          {t(isPart ? 'registers.preview_part' : 'registers.preview_all', { read, refused })}
        </p>
        {notes.map((note) => (
          <p key={note} className="mb-2 text-sm text-muted">
            {note}
          </p>
        ))}
        <ListingTable rows={rows} label={t('registers.step_preview')} />
      </Section>
      {problem === null && (
        <NotUnderstoodParts
          notUnderstood={notUnderstood}
          listId={list.id}
          choices={choices}
          refused={refused}
          canExplain
        />
      )}
      {problem === null && (
        <Section title={t('registers.step_check')}>
          <p className="mb-3 max-w-text">{t('registers.check_text')}</p>
          <SendButton
            variant="primary"
            action={route('admin.registers.check', { id: list.id })}
            also={{ version: list.version }}
          >
            {t('registers.check')}
          </SendButton>
        </Section>
      )}
    </>
  );
}
