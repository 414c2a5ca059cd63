import { route } from '../../../common/routes/route-table.ts';
import type { PostingDraft, PostingEditView } from '../../../server/postings/views.ts';
import { KeptDraft } from '../../components/form/kept-draft.tsx';
import { OutdatedDraft } from '../../components/form/outdated-draft.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { WithAside } from '../../components/layout/with-aside.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { PostingForm } from '../../components/postings/posting-form.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useVersionedDraft } from '../../hooks/use-versioned-draft.ts';
import { keptPosting, postingBody } from '../../lib/drafts/kept-posting.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = PostingEditView;

/** The form's shape: a draft of another shape is not restored. */
const DRAFT_VERSION = 1;

export default function PostingEditPage({ posting: { id, version: opened }, draft, options }: Props) {
  const t = useT();
  const path = usePath();
  const form = usePostForm(draft, {
    action: route('postings.update', { id }),
    method: 'put',
    withTyped: keptPosting,
    bodyOf: ({ type: _type, ...fields }) => postingBody(fields),
  });
  const kept = useVersionedDraft<PostingDraft>({
    key: `posting-edit:${id}:${DRAFT_VERSION}`,
    version: opened,
    fields: form.data,
    restore: form.setData,
  });
  const also = { version: String(kept.version) };
  const save = () =>
    form.send({
      also,
      preserveScroll: true,
      // A refusal leads back here, and a lost session to the login page: the draft stays for both.
      onSuccess: (page) => page.component === 'postings/show' && kept.draft.clear(),
    });
  return (
    <WithAside
      label={t('layout.help')}
      aside={
        <HelpList
          title={t('postings.help_title')}
          items={[t('postings.help_1'), t('postings.help_2'), t('postings.help_3')]}
        />
      }
    >
      <PageHead title={t('postings.edit_title')} noIndex />
      <h1 className="mb-6">{t('postings.edit_title')}</h1>
      <div className="mb-6 max-w-form empty:hidden">
        {kept.isOutdated ? (
          <OutdatedDraft onDiscard={kept.draft.discard} onKeep={kept.keep} />
        ) : (
          <KeptDraft draft={kept.draft} onDiscard={() => form.refuse({})} />
        )}
      </div>
      <PostForm encType="multipart/form-data" form={{ ...form, also, submit: save }}>
        <PostingForm fields={form.data} options={options} errors={form.errors} onChange={form.setData} />
        <div className="mt-8 flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('postings.save')}
          </Button>
          <ButtonLink variant="ghost" href={path('postings.show', { id })}>
            {t('postings.cancel')}
          </ButtonLink>
        </div>
      </PostForm>
    </WithAside>
  );
}
