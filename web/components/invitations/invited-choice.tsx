import { route } from '../../../common/routes/route-table.ts';
import type { InvitationCreateView } from '../../../server/invitations/create-page.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { errorUnder, type FieldErrors } from '../../lib/drafts/open-errors.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { FieldError } from '../ui/form/field.tsx';

type ContractorsProps = {
  view: InvitationCreateView;
  chosen: readonly string[];
  errors: FieldErrors;
  onChange: (chosen: string[]) => void;
};

/** The slugs that can be invited, as many as at once. */
export const invitable = ({ contractors, maximum }: InvitationCreateView): string[] =>
  contractors
    .filter(({ obstacle }) => obstacle === null)
    .slice(0, maximum)
    .map(({ slug }) => slug);

/** Check boxes of the contractors; those who cannot be invited stay in view with the reason. */
export function Contractors({ view: { contractors, maximum }, chosen, errors, onChange }: ContractorsProps) {
  const t = useT();
  const error = errorUnder(errors, 'contractors');
  return (
    <fieldset className="field">
      <legend className="field-label">{t('invitation_forms.contractors')}</legend>
      {contractors.length > 1 && (
        <p className="field-help">{t('invitation_forms.contractors_help', { maximum })}</p>
      )}
      {contractors.map(({ slug, name, obstacle }) => (
        <Checkbox
          key={slug}
          name="contractors[]"
          value={slug}
          label={name}
          help={obstacle === null ? undefined : t(obstacle, { name })}
          disabled={obstacle !== null}
          checked={chosen.includes(slug)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, slug] : chosen.filter((one) => one !== slug))
          }
        />
      ))}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}

/** Adds contractors to a job that was described before. */
export function MoreForm({ view, jobId }: { view: InvitationCreateView; jobId: number }) {
  const t = useT();
  const form = usePostForm(
    { contractors: invitable(view) },
    { action: route('invitations.more', { id: jobId }), visit: { preserveScroll: 'errors' } },
  );
  return (
    <PostForm form={form} className="grid gap-6">
      <Contractors
        view={view}
        chosen={form.data.contractors}
        errors={form.errors}
        onChange={(contractors) => form.set('contractors', contractors)}
      />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('invitation_forms.send', { count: form.data.contractors.length })}
        </Button>
      </div>
    </PostForm>
  );
}
