import { useForm } from '@inertiajs/react';
import { route } from '../../../common/route-table.ts';
import type { PostingDraft, PostingEditView } from '../../../server/postings/views.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { PostingForm } from '../../components/postings/posting-form.tsx';
import { CheckedForm } from '../../components/reviews/checked-form.tsx';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { usePath, useT } from '../../lib/app-context.tsx';

export type Props = PostingEditView;

export default function Page({ posting: { id, version }, draft, options }: Props) {
  const t = useT();
  const path = usePath();
  const form = useForm<PostingDraft>(() => draft);
  const save = () => {
    form.transform(({ type: _type, ends_on, photos, ...fields }) => ({
      ...fields,
      ends_on: ends_on || null,
      photos: photos.map((photo) => photo.id),
      version,
    }));
    form.put(route('postings.update', { id }), { preserveScroll: true });
  };
  return (
    <>
      <PageHead title={t('postings.edit_title')} noIndex />
      <h1 className="mb-6">{t('postings.edit_title')}</h1>
      <CheckedForm errors={form.errors} onSubmit={save}>
        <PostingForm
          fields={form.data}
          options={options}
          errors={form.errors}
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
    </>
  );
}
