import type { VisitOptions } from '@inertiajs/core';
import { router, useForm, usePage } from '@inertiajs/react';
import { useState } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import type { ContentEditorView } from '../../../server/moderation/content/views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { ContentHistory } from '../../components/content/content-history.tsx';
import { ContentSide } from '../../components/content/content-side.tsx';
import { usePageName } from '../../components/content/page-name.ts';
import { PublishFields } from '../../components/content/publish-fields.tsx';
import { OwnFields } from '../../components/form/action-form.tsx';
import { CheckedForm } from '../../components/form/checked-form.tsx';
import { KeptDraft } from '../../components/form/kept-draft.tsx';
import { OutdatedDraft } from '../../components/form/outdated-draft.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useOpenErrors } from '../../hooks/use-open-errors.ts';
import { useVersionedDraft } from '../../hooks/use-versioned-draft.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { keptFields } from '../../lib/drafts/kept-fields.ts';
import { useLocalDate } from '../../lib/local-date.ts';
import type { Flash } from '../shared-props.ts';

export type Props = ContentEditorView;
type Texts = { english: string; mexican_spanish: string };

/** One content page, both languages beside each other: draft, preview, publishing, history. */
export default function AdminContentEditPage(props: Props) {
  const t = useT();
  const nameOf = usePageName();
  return (
    <AdminFrame title={t('content_editor.edit_title', { page: nameOf(props.page) })}>
      {/* A saved, restored or discarded draft restarts the editor. */}
      <Editor key={`${props.page}:${props.version}:${props.versions.length}`} {...props} />
      <ContentHistory page={props.page} versions={props.versions} changes={props.changes} />
    </AdminFrame>
  );
}

function Editor({ page, version: opened, savedAt, savedBy, behind, english, mexican_spanish }: Props) {
  const t = useT();
  const { language, input } = useShared();
  const { errors: refusedBefore } = usePage().props;
  const [publishAt, setPublishAt] = useState('');
  const form = useForm<Texts>(() => keptFields({ english, mexican_spanish }, input));
  const kept = useVersionedDraft<Texts>({
    key: `content:${page}`,
    version: opened,
    fields: form.data,
    restore: (fields) => form.setData(fields),
  });
  // A native form that was refused has its errors on the page.
  const checked = useOpenErrors(form.isDirty || !input ? form.errors : refusedBefore, form.data);
  const set = (side: keyof Texts) => (html: string) =>
    form.setData((before) => ({ ...before, [side]: html }));
  const done: VisitOptions = {
    preserveScroll: true,
    // A refusal, for example after another save, redirects back here, so the draft on this device stays.
    onSuccess: ({ flash }) => (flash as Flash).error === undefined && kept.draft.clear(),
  };
  const save = () => {
    form.transform((texts) => ({ ...texts, version: kept.version }));
    form.put(route('admin.content.save', { page }), done);
  };
  const publish = () => {
    const publish_at = publishAt === '' ? '' : new Date(publishAt).toISOString();
    form.transform((texts) => ({ ...texts, version: kept.version, publish_at }));
    form.post(route('admin.content.publish', { page }), done);
  };
  const discard = () => {
    if (!window.confirm(t('content_editor.discard_sure'))) return;
    kept.draft.clear();
    router.post(route('admin.content.discard', { page }), {}, { preserveScroll: true });
  };
  return (
    <CheckedForm action={route('admin.content.publish', { page })} checked={checked} onSubmit={publish}>
      <OwnFields also={{ version: String(kept.version) }} />
      <div className="mb-4 empty:hidden">
        {kept.isOutdated ? (
          <OutdatedDraft onDiscard={kept.draft.discard} onKeep={kept.keep} />
        ) : (
          <KeptDraft draft={kept.draft} onDiscard={() => form.clearErrors()} />
        )}
      </div>
      <p className="mb-4 text-sm text-muted">
        {savedAt === null ? t('content_editor.no_draft') : <SavedBy name={savedBy} at={savedAt} />}
      </p>
      <div className="grid gap-6 lg:grid-cols-2">
        <ContentSide
          side="english"
          html={form.data.english}
          isBehind={behind === 'english'}
          error={checked.errors['english']}
          onChange={set('english')}
        />
        <ContentSide
          side="mexican_spanish"
          html={form.data.mexican_spanish}
          isBehind={behind === 'mexican_spanish'}
          error={checked.errors['mexican_spanish']}
          onChange={set('mexican_spanish')}
        />
      </div>
      <PublishFields
        value={publishAt}
        error={(checked.errors as Record<string, string>)['publish_at']}
        onChange={setPublishAt}
      />
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={form.processing}>
          {t('content_editor.publish')}
        </Button>
        <Button
          type="submit"
          formAction={route('admin.content.save', { page })}
          busy={form.processing}
          onClick={(event) => {
            event.preventDefault();
            save();
          }}
        >
          {t('content_editor.save')}
        </Button>
        <a
          className="button button-ghost"
          target="_blank"
          rel="noopener"
          title={t('content_editor.preview_hint')}
          href={route('admin.content.preview', { page }, { query: { language } })}
        >
          {t('content_editor.preview')}
        </a>
        {opened > 0 && (
          <Button
            type="submit"
            formAction={route('admin.content.discard', { page })}
            variant="ghost"
            onClick={(event) => {
              event.preventDefault();
              discard();
            }}
          >
            {t('content_editor.discard')}
          </Button>
        )}
      </div>
    </CheckedForm>
  );
}

function SavedBy({ name, at }: { name: string | null; at: string }) {
  const t = useT();
  const date = useLocalDate()(at);
  return name === null
    ? t('content_editor.draft_of', { date })
    : t('content_editor.saved_by', { name, date });
}
