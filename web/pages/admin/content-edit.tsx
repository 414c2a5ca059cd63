import { useState } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import type { ContentEditorView } from '../../../server/moderation/content/views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { ContentHistory } from '../../components/content/content-history.tsx';
import { ContentSide } from '../../components/content/content-side.tsx';
import { usePageName } from '../../components/content/page-name.ts';
import { PublishFields } from '../../components/content/publish-fields.tsx';
import { KeptDraft } from '../../components/form/kept-draft.tsx';
import { OutdatedDraft } from '../../components/form/outdated-draft.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useVersionedDraft } from '../../hooks/use-versioned-draft.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { useLocalDate } from '../../lib/local-date.ts';

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
  const { language } = useShared();
  const [publishAt, setPublishAt] = useState('');
  const form = usePostForm<Texts>(
    { english, mexican_spanish },
    {
      action: route('admin.content.publish', { page }),
      visit: { preserveScroll: true },
      // A refusal, for example after another save, redirects back here, so the draft on this device stays.
      onSaved: () => kept.draft.clear(),
    },
  );
  const kept = useVersionedDraft<Texts>({
    key: `content:${page}`,
    version: opened,
    fields: form.data,
    restore: form.setData,
  });
  const also = { version: String(kept.version) };
  const save = () => form.send({ action: route('admin.content.save', { page }), method: 'put', also });
  const publish = () => {
    const publish_at = publishAt === '' ? '' : new Date(publishAt).toISOString();
    form.send({ also: { ...also, publish_at } });
  };
  const discard = () => {
    if (!window.confirm(t('content_editor.discard_sure'))) return;
    kept.draft.clear();
    form.send({ action: route('admin.content.discard', { page }), data: {} });
  };
  return (
    <PostForm form={{ ...form, also, submit: publish }}>
      <div className="mb-4 empty:hidden">
        {kept.isOutdated ? (
          <OutdatedDraft onDiscard={kept.draft.discard} onKeep={kept.keep} />
        ) : (
          <KeptDraft draft={kept.draft} onDiscard={() => form.refuse({})} />
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
          error={form.errors['english']}
          onChange={(html) => form.set('english', html)}
        />
        <ContentSide
          side="mexican_spanish"
          html={form.data.mexican_spanish}
          isBehind={behind === 'mexican_spanish'}
          error={form.errors['mexican_spanish']}
          onChange={(html) => form.set('mexican_spanish', html)}
        />
      </div>
      <PublishFields value={publishAt} onChange={setPublishAt} />
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('content_editor.publish')}
        </Button>
        <Button
          type="submit"
          formAction={route('admin.content.save', { page })}
          busy={form.busy}
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
    </PostForm>
  );
}

function SavedBy({ name, at }: { name: string | null; at: string }) {
  const t = useT();
  const date = useLocalDate()(at);
  return name === null
    ? t('content_editor.draft_of', { date })
    : t('content_editor.saved_by', { name, date });
}
