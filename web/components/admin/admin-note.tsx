import { usePage } from '@inertiajs/react';
import { DECISION_TEXT_MAX_LENGTH } from '../../../common/constants.ts';
import { BACK_FIELD, plainFormPath, type PlainFormName } from '../../../common/plain-forms.ts';
import { route } from '../../../common/routes/route-table.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { TextAreaField } from '../form/fields.tsx';
import { useCall } from '../../hooks/use-call.ts';
import { ADMIN_CALL } from './refetch.ts';

type Props = {
  call: Extract<PlainFormName, `api.admin.${string}notes` | 'api.admin.reviews.update_appeal'>;
  id: number;
  label: string;
  help: string;
  save: string;
  className?: string;
};

/** A note for other administrators: by the call, or without scripts by the same call's form. */
export function AdminNote({ call, id, label, help, save, className }: Props) {
  const { url } = usePage();
  const form = usePostForm(
    { body: '' },
    {
      action: route('plain_form.send', { call: plainFormPath(call), id }),
      also: { [BACK_FIELD]: url },
    },
  );
  const admin = useCall({ ...ADMIN_CALL, onErrors: form.refuse });
  const send = async () => {
    if ((await admin.call(call, { id }, form.data)) !== null) form.reset();
  };
  return (
    <PostForm form={{ ...form, submit: () => void send() }} className={className}>
      <TextAreaField
        name="body"
        label={label}
        help={help}
        required
        dir="auto"
        rows={2}
        counter={DECISION_TEXT_MAX_LENGTH}
      />
      <div>
        <Button type="submit" size="small" busy={admin.busy}>
          {save}
        </Button>
      </div>
    </PostForm>
  );
}
