import { route } from '../../../common/routes/route-table.ts';
import type { PostingDraft, PostingEditView } from '../../../server/postings/views.ts';
import { KeptDraft } from '../../components/form/kept-draft.tsx';
import { OutdatedDraft } from '../../components/form/outdated-draft.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { WithAside } from '../../components/layout/with-aside.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { PostingForm } from '../../components/postings/posting-form.tsx';
import { CheckedForm } from '../../components/form/checked-form.tsx';
import { OwnFields } from '../../components/form/post-form.tsx';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { usePostingForm } from '../../hooks/use-posting-form.ts';
import { useVersionedDraft } from '../../hooks/use-versioned-draft.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = PostingEditView;

/** The form's shape: a draft of another shape is not restored. */
const DRAFT_VERSION = 1;

export default function PostingEditPage({ posting: { id, version: opened }, draft, options }: Props) {
  const t = useT();
  const path = usePath();
  const { form, checked, forgetErrors, takeOver } = usePostingForm(draft);
  const kept = useVersionedDraft<PostingDraft>({
    key: `posting-edit:${id}:${DRAFT_VERSION}`,
    version: opened,
    fields: form.data,
    restore: (fields) => form.setData(fields),
  });
  const save = () => {
    forgetErrors();
    form.transform(({ type: _type, ends_on, photos, ...fields }) => ({
      ...fields,
      ends_on: ends_on || null,
      photos: photos.map((photo) => photo.id),
      version: kept.version,
    }));
    form.put(route('postings.update', { id }), {
      preserveScroll: true,
      // A refusal leads back here, and a lost session to the login page: the draft stays for both.
      onSuccess: (page) => page.component === 'postings/show' && kept.draft.clear(),
    });
  };
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
          <KeptDraft draft={kept.draft} onDiscard={forgetErrors} />
        )}
      </div>
      <CheckedForm
        encType="multipart/form-data"
        action={route('postings.update', { id })}
        checked={checked}
        onSubmit={save}
        onTakeOver={takeOver}
      >
        <OwnFields also={{ version: String(kept.version) }} />
        <PostingForm
          fields={form.data}
          options={options}
          errors={checked.errors}
          onChange={(change) => form.setData((before) => change(before))}
        />
        <div className="mt-8 flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={form.processing}>
            {t('postings.save')}
          </Button>
          <ButtonLink variant="ghost" href={path('postings.show', { id })}>
            {t('postings.cancel')}
          </ButtonLink>
        </div>
      </CheckedForm>
    </WithAside>
  );
}
