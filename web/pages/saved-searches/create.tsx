import { route } from '../../../common/routes/route-table.ts';
import { SAVED_SEARCH_NAME_MAX_LENGTH, type SavedSearchKind } from '../../../common/search/saved-searches.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Button } from '../../components/ui/button.tsx';
import { TextField } from '../../components/form/fields.tsx';
import { FieldError } from '../../components/ui/form/field.tsx';
import { Link } from '../../components/ui/link.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = {
  kind: SavedSearchKind;
  /** The search as it is kept, and the way back to it. */
  query: string;
  address: string;
  /** The default name. */
  name: string;
};

/** Keeps a search under a name. */
export default function SavedSearchCreatePage({ kind, query, address, name }: Props) {
  const t = useT();
  const form = usePostForm({ name }, { action: route('saved_searches.store'), also: { kind, query } });
  const { errors, busy } = form;
  return (
    <FormPage heading={t('saved_searches.save')} intro={t('saved_searches.save_text')}>
      <PageHead title={t('saved_searches.save')} noIndex />
      <PostForm form={form} className="grid gap-6">
        <TextField
          name="name"
          label={t('saved_searches.name')}
          required
          dir="auto"
          maxLength={SAVED_SEARCH_NAME_MAX_LENGTH}
        />
        {errors['query'] && <FieldError>{errors['query']}</FieldError>}
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {t('saved_searches.save_button')}
          </Button>
        </div>
      </PostForm>
      <p>
        <Link href={address}>{t('saved_searches.back')}</Link>
      </p>
    </FormPage>
  );
}
