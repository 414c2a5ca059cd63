import { usePage } from '@inertiajs/react';
import { useState } from 'react';
import { sectionOfField } from '../../../common/profiles/page-sections.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { PageEditView } from '../../../server/profiles/page/page-edit-view.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { useLocalDate } from '../../lib/local-date.ts';
import { ActionForm } from '../form/action-form.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/form/field.tsx';
import { Section } from '../ui/section.tsx';
import { SECTION_TITLES } from './section-summaries.ts';
import type { PageSaves } from './use-page-saves.ts';

type Props = { page: PageEditView; version: number };

/** The form is filled in anew by what the server has then. */
const ANEW = { preserveState: 'errors' } as const;

/** Names the sections with changes that are not published, with the ways to publish or discard all of them. */
export function DraftState({
  page: { draftedAt, drafted },
  saves,
}: {
  page: PageEditView;
  saves: PageSaves;
}) {
  const t = useT();
  const localDate = useLocalDate();
  const { input } = useShared();
  const { errors } = usePage().props;
  // A section's own form shows its errors beside its fields.
  const [refusal, setRefusal] = useState<object>(Object.keys(input ?? {}).length > 1 ? {} : errors);
  if (draftedAt === null) return <p className="text-muted">{t('profile.no_draft')}</p>;
  const also = { version: String(saves.version) };
  const sections = drafted.map((section) => t(SECTION_TITLES[section])).join(', ');
  return (
    <Alert title={t('profile.draft_since', { date: localDate(draftedAt) })}>
      <p>{t('profile.draft_text', { sections })}</p>
      {Object.entries(refusal).map(([field, text]: [string, string]) => (
        <RefusedField key={field} field={field} text={text} />
      ))}
      <div className="mt-3 flex flex-wrap gap-3">
        <ActionForm
          action={route('contractor.draft.publish')}
          also={also}
          visit={{ ...ANEW, onError: setRefusal }}
        >
          <Button type="submit" size="small">
            {t('profile.publish_all')}
          </Button>
        </ActionForm>
        <ActionForm action={route('contractor.draft.discard')} also={also} visit={ANEW}>
          <Button type="submit" size="small" variant="ghost">
            {t('profile.discard_draft')}
          </Button>
        </ActionForm>
      </div>
    </Alert>
  );
}

/** A fault in the draft, with the way to its section. */
function RefusedField({ field, text }: { field: string; text: string }) {
  const t = useT();
  const section = sectionOfField(field);
  return (
    <FieldError>
      {section && <a href={`#${section}`}>{t(SECTION_TITLES[section])}</a>} {text}
    </FieldError>
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
