import { usePage } from '@inertiajs/react';
import { useState } from 'react';
import { DECISION_TEXT_MAX_LENGTH } from '../../../common/constants.ts';
import { BACK_FIELD, plainFormPath, type PlainFormName } from '../../../common/plain-forms.ts';
import { route } from '../../../common/routes/route-table.ts';
import { useOpenErrors } from '../../hooks/use-open-errors.ts';
import { useShared } from '../../lib/page/app-context.tsx';
import { keptFields } from '../../lib/drafts/kept-fields.ts';
import { CheckedForm } from '../form/checked-form.tsx';
import { OwnFields } from '../form/post-form.tsx';
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
  const { input } = useShared();
  const { url, props } = usePage();
  const [body, setBody] = useState(() => keptFields({ body: '' }, input).body);
  const [isSent, setSent] = useState(false);
  const admin = useCall(ADMIN_CALL);
  const checked = useOpenErrors(isSent ? admin.errors : props.errors, { body });
  const send = async () => {
    if (admin.busy) return;
    setSent(true);
    if ((await admin.call(call, { id }, { body })) !== null) setBody('');
  };
  return (
    <CheckedForm
      action={route('plain_form.send', { call: plainFormPath(call), id })}
      className={className}
      checked={checked}
      onSubmit={() => void send()}
      onTakeOver={(typed) =>
        setBody((before) => keptFields({ body: before }, Object.fromEntries(typed)).body)
      }
    >
      <OwnFields also={{ [BACK_FIELD]: url }} />
      <TextAreaField
        name="body"
        label={label}
        help={help}
        error={checked.errors['body']}
        required
        dir="auto"
        rows={2}
        counter={DECISION_TEXT_MAX_LENGTH}
        value={body}
        onChange={setBody}
      />
      <div>
        <Button type="submit" size="small" busy={admin.busy}>
          {save}
        </Button>
      </div>
    </CheckedForm>
  );
}
