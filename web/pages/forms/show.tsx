import { useId, useState } from 'react';
import type { PlainFieldView, PlainFormView } from '../../../server/plain-forms/views.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { FileField, type FileEntry } from '../../components/uploads/file-field.tsx';
import { Checkbox } from '../../components/ui/form/checkbox.tsx';
import { Field, FieldError, FieldHelp } from '../../components/ui/form/field.tsx';
import { Select } from '../../components/ui/form/select.tsx';
import { TextArea } from '../../components/ui/form/text-area.tsx';
import { TextInput } from '../../components/ui/form/text-input.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = PlainFormView;

/** A dialog's form as a page, for browsers without scripts. */
export default function FormShowPage({
  action,
  hidden,
  backHref,
  title,
  text,
  confirm,
  danger,
  fields,
}: Props) {
  const t = useT();
  const hasFiles = fields.some(({ kind }) => kind === 'files');
  const form = usePostForm<Record<string, string>>(
    Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    { action, also: hidden },
  );
  return (
    <FormPage
      heading={title}
      intro={text}
      aside={
        <HelpList
          title={t('plain_forms.help_title')}
          items={[t('plain_forms.help_1'), t('plain_forms.help_2')]}
        />
      }
    >
      <PageHead title={title} noIndex />
      <PostForm form={form} encType={hasFiles ? 'multipart/form-data' : undefined} className="grid gap-6">
        {fields.map((field) => (
          <PlainField
            key={field.name}
            field={field}
            value={form.data[field.name] ?? ''}
            error={form.errors[field.name]}
            onChange={(value) => form.set(field.name, value)}
          />
        ))}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={form.busy}>
            {confirm}
          </Button>
          <ButtonLink variant="ghost" href={backHref}>
            {t('plain_forms.back')}
          </ButtonLink>
        </div>
      </PostForm>
    </FormPage>
  );
}

type FieldProps = {
  field: PlainFieldView;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

function PlainField({ field, value, error, onChange }: FieldProps) {
  const t = useT();
  const { name, kind, label, help, maximum, isRequired, options } = field;
  if (kind === 'files') return <FormFiles field={field} error={error} onChange={onChange} />;
  if (kind === 'checks') return <FormChecks field={field} value={value} error={error} onChange={onChange} />;
  if (kind === 'box')
    return (
      <Checkbox
        name={name}
        value="yes"
        label={label}
        help={help}
        error={error}
        checked={value === 'yes'}
        onChange={({ target }) => onChange(target.checked ? 'yes' : '')}
      />
    );
  return (
    <Field label={label} help={help} error={error} required={isRequired}>
      {(control) => {
        const own = { ...control, name, value };
        if (kind === 'code')
          return (
            <Select
              {...own}
              placeholder={t('plain_forms.choose')}
              options={options}
              onChange={({ target }) => onChange(target.value)}
            />
          );
        return kind === 'line' ? (
          <TextInput
            {...own}
            dir="auto"
            maxLength={maximum}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <TextArea
            {...own}
            dir="auto"
            rows={maximum > 2_000 ? 8 : 4}
            counter={maximum}
            onChange={({ target }) => onChange(target.value)}
          />
        );
      }}
    </Field>
  );
}

/** Check boxes, whose values stand with commas in one field. The empty field says that none is checked. */
function FormChecks({ field: { name, label, help, checks }, value, error, onChange }: FieldProps) {
  const id = useId();
  const checked = value.split(',');
  const check = (one: string, isChecked: boolean) =>
    onChange(
      checks
        .map((choice) => choice.value)
        .filter((other) => (other === one ? isChecked : checked.includes(other)))
        .join(','),
    );
  return (
    <fieldset className="grid gap-3" aria-describedby={`${id}-help`}>
      <legend className="field-label">{label}</legend>
      <FieldHelp id={`${id}-help`}>{help}</FieldHelp>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <input type="hidden" name={name} value="" />
      <ul
        className={
          checks.some(({ picture }) => picture)
            ? 'grid grid-cols-[repeat(auto-fill,minmax(136px,1fr))] gap-4'
            : 'grid gap-2'
        }
      >
        {checks.map((choice) => (
          <li key={choice.value} className={choice.picture ? 'photo-tile' : undefined}>
            {choice.picture && <img src={choice.picture} alt="" />}
            <Checkbox
              name={name}
              value={choice.value}
              label={choice.label}
              checked={checked.includes(choice.value)}
              onChange={({ target }) => check(choice.value, target.checked)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Files of the form, sent as their ids in one field. */
function FormFiles({ field: { label, help, maximum }, error, onChange }: Omit<FieldProps, 'value'>) {
  const [files, setFiles] = useState<readonly FileEntry[]>([]);
  return (
    <FileField
      seenBy="both_sides"
      label={label}
      help={help ?? ''}
      files={files}
      maximum={maximum}
      error={error}
      onChange={(change) => {
        const changed = change(files);
        setFiles(changed);
        onChange(changed.map(({ id }) => id).join(','));
      }}
    />
  );
}
