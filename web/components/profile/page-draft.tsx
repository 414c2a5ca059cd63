import { route } from '../../../common/routes/route-table.ts';
import type { PageEditView } from '../../../server/profiles/page/page-edit-view.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { useLocalDate } from '../../lib/local-date.ts';
import { ActionForm } from '../form/action-form.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';

type Props = { page: PageEditView; version: number };

/** The form is filled in anew by what the server has then. */
const ANEW = { preserveState: false };

/** Says whether something waits to be published, with the way to throw that away. */
export function DraftState({ page: { draftedAt }, version }: Props) {
  const t = useT();
  const localDate = useLocalDate();
  if (draftedAt === null) return <p className="text-muted">{t('profile.no_draft')}</p>;
  const action = route('contractor.draft.discard');
  return (
    <Alert title={t('profile.draft_since', { date: localDate(draftedAt) })}>
      <p>{t('profile.draft_text')}</p>
      <ActionForm action={action} also={{ version: String(version) }} className="mt-3" visit={ANEW}>
        <Button type="submit" size="small">
          {t('profile.discard_draft')}
        </Button>
      </ActionForm>
    </Alert>
  );
}

/** The earlier published versions, each to be brought back as a draft. */
export function EarlierVersions({ page: { versions }, version }: Props) {
  const t = useT();
  const localDate = useLocalDate();
  if (versions.length === 0) return null;
  return (
    <Section title={t('profile.earlier_title')} id="earlier">
      <p className="mb-3 text-muted">{t('profile.bring_back_help')}</p>
      <ul className="grid gap-2">
        {versions.map(({ id, replacedAt }) => {
          const action = route('contractor.versions.restore', { id });
          const date = localDate(replacedAt);
          return (
            <li key={id} className="flex flex-wrap items-center gap-3">
              <span className="tabular">{t('profile.earlier_until', { date })}</span>
              <ActionForm action={action} also={{ version: String(version) }} visit={ANEW}>
                <Button type="submit" size="small" aria-label={t('profile.bring_back_label', { date })}>
                  {t('profile.bring_back')}
                </Button>
              </ActionForm>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
