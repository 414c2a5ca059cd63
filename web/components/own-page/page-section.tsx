import { useRef, type ReactNode } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import type { PageSection as Section } from '../../../common/profiles/page-sections.ts';
import type { PageEditOptions } from '../../../server/profiles/page/page-edit-options.ts';
import type { PageEditView } from '../../../server/profiles/page/page-edit-view.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { BeforeScripts } from '../ui/form/before-scripts.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { OutdatedPage } from './outdated-page.tsx';
import { FoldedSection } from './folded-section.tsx';
import type { PagePartProps } from './page-lists.tsx';
import { ProfileForm } from '../profile/profile-form.tsx';
import { usePageForm, type PageForm } from './use-page-form.ts';
import type { PageSaves } from './use-page-saves.ts';

export type SectionFieldsProps = PagePartProps & {
  /** Called where a field changes without an event of its own. */
  onChanged: () => void;
};

type Props = {
  section: Section;
  page: PageEditView;
  saves: PageSaves;
  title: string;
  /** One line; empty: the section holds nothing yet. */
  summary: string;
  options: PageEditOptions;
  Fields: (props: SectionFieldsProps) => ReactNode;
};

/** One section of the own page, folded under its title; it saves by itself. */
export function PageSection({ section, page, options, saves, title, summary, Fields }: Props) {
  const t = useT();
  const form = usePageForm(section, saves);
  const version = useRef<HTMLInputElement>(null);
  const changed = () => version.current?.form && form.change(version.current.form);
  const isDraft = page.drafted.includes(section);
  return (
    <FoldedSection
      id={section}
      title={title}
      summary={summary}
      isOpen={form.isRefused}
      mark={
        <>
          {Object.keys(form.errors).length > 0 && <Badge tone="danger">{t('profile.has_errors')}</Badge>}
          {isDraft && <Badge tone="caution">{t('profile.is_draft')}</Badge>}
        </>
      }
    >
      {form.isOutdated && <OutdatedPage page={page} values={form.values} onKeep={form.keepMine} />}
      <ProfileForm form={form} className="grid gap-6">
        <input ref={version} type="hidden" name="version" value={saves.version} />
        <Fields page={page} options={options} errors={form.errors} onChanged={changed} />
        <SaveBar form={form} title={title} />
      </ProfileForm>
    </FoldedSection>
  );
}

const AUTOSAVE_WORDS = {
  saving: 'profile.autosaving',
  saved: 'profile.autosaved',
  refused: 'profile.autosave_refused',
  failed: 'profile.autosave_failed',
  signed_out: 'profile.autosave_signed_out',
} as const;

function SaveBar({ form, title }: { form: PageForm; title: string }) {
  const t = useT();
  const state = form.autosave;
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-2 items-center">
      <Button
        type="submit"
        name="intent"
        value="publish"
        variant="primary"
        busy={form.busy === 'publish'}
        aria-label={t('profile.publish_section', { section: title })}
        onClick={() => form.meanTo('publish')}
      >
        {t('profile.publish')}
      </Button>
      <BeforeScripts>
        <Button type="submit" name="intent" value="draft">
          {t('profile.save_draft')}
        </Button>
      </BeforeScripts>
      <span className="text-sm text-muted" aria-live="polite">
        {state !== 'idle' && state !== 'outdated' && t(AUTOSAVE_WORDS[state])}
        {state === 'signed_out' && (
          <>
            {' '}
            <a href={route('login')} target="_blank" rel="noopener">
              {t('profile.sign_in_beside')}
            </a>
          </>
        )}
      </span>
    </div>
  );
}
