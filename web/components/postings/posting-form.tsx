import { type ReactNode } from 'react';
import {
  POSTING_DAYS_LISTED,
  POSTING_HTML_MAX_LENGTH,
  POSTING_TITLE_MAX_LENGTH,
  type PostingType,
} from '../../../common/constants.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { PostingDraft, PostingFormOptions } from '../../../server/postings/views.ts';
import { errorUnder } from '../../lib/drafts/open-errors.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { RichTextField } from '../editor/rich-text-field.tsx';
import { SelectField, TextField } from '../form/fields.tsx';
import { Field } from '../ui/form/field.tsx';
import { PhotoField } from '../uploads/photo-field.tsx';
import { RegionSelect } from './region-select.tsx';
import { TradesField } from './trades-field.tsx';

export type PostingFormProps = {
  fields: PostingDraft;
  options: PostingFormOptions;
  errors: Partial<Record<string, string>>;
  onChange: (change: (before: PostingDraft) => PostingDraft) => void;
};

/** The fields of a posting, for writing one and for changing one; the buttons are the caller's. */
export function PostingForm({ fields, options, errors, onChange }: PostingFormProps) {
  const t = useT();
  const set = (changes: Partial<PostingDraft>) => onChange((before) => ({ ...before, ...changes }));
  return (
    <div className="grid max-w-form gap-6">
      <Kind fields={fields} options={options} errors={errors} onChange={set} />
      {fields.type === 'offer' && (
        <TextField
          name="ends_on"
          label={t('postings.ends_on_field')}
          help={t('postings.ends_on_help')}
          error={errors['ends_on']}
          required
          type="date"
          className="max-w-60"
          value={fields.ends_on}
          onChange={(ends_on) => set({ ends_on })}
        />
      )}
      <Words fields={fields} errors={errors} onChange={set} />
      <TradesField
        options={options.trades}
        chosen={fields.trade_ids}
        error={errorUnder(errors, 'trade_ids')}
        onChange={(trade_ids) => set({ trade_ids })}
      />
      <Field label={t('postings.region_field')} error={errors['region_id']} required>
        {(control) => (
          <RegionSelect
            {...control}
            name="region_id"
            regions={options.regions}
            chosen={fields.region_id}
            onChoose={(region_id) => set({ region_id })}
          />
        )}
      </Field>
      <HiddenIds name="photos[]" ids={fields.photos.map(({ id }) => id)} />
      <PhotoField
        label={t('postings.photos')}
        photos={fields.photos}
        error={errorUnder(errors, 'photos')}
        onChange={(change) => onChange((before) => ({ ...before, photos: [...change(before.photos)] }))}
      />
    </div>
  );
}

/** The list as a native form sends it; the empty entry makes it a list even without values. */
function HiddenIds({ name, ids }: { name: string; ids: readonly number[] }) {
  return ['', ...ids].map((id) => <input key={id} type="hidden" name={name} value={id} />);
}

type PartProps = Omit<PostingFormProps, 'options' | 'onChange'> & {
  onChange: (changes: Partial<PostingDraft>) => void;
};

function Kind({
  fields: { type },
  options,
  errors,
  onChange,
}: PartProps & Pick<PostingFormProps, 'options'>): ReactNode {
  const t = useT();
  const isFixed = options.types.length === 1;
  return (
    <SelectField
      name="type"
      label={t('postings.kind_question')}
      help={isFixed ? t('postings.kind_stays') : listedFor(type, t)}
      error={errors['type']}
      required
      value={type}
      disabled={isFixed}
      options={options.types.map((kind) => ({ value: kind, label: t(`posting_types.${kind}`) }))}
      onChange={(value) => onChange({ type: value as PostingType, ends_on: '' })}
    />
  );
}

function listedFor(type: PostingType, t: Translate): string {
  const days = POSTING_DAYS_LISTED[type];
  if (days === null) return t('postings.listed_always');
  return days === 'last_day' ? t('postings.listed_last_day') : t('postings.listed_days', { days });
}

function Words({ fields: { title, body }, errors, onChange }: PartProps) {
  const t = useT();
  return (
    <>
      <TextField
        name="title"
        label={t('postings.title_field')}
        help={t('postings.title_help')}
        error={errors['title']}
        required
        dir="auto"
        maxLength={POSTING_TITLE_MAX_LENGTH}
        value={title}
        onChange={(title) => onChange({ title })}
      />
      <RichTextField
        name="body"
        label={t('postings.body_field')}
        help={t('postings.body_help')}
        value={body}
        maximum={POSTING_HTML_MAX_LENGTH}
        error={errors['body']}
        required
        onChange={(html) => onChange({ body: html })}
      />
    </>
  );
}
