import {
  FORM_FIELDS,
  JOINED_FIELDS,
  LEFT_OUT_MAX,
  type FormField,
} from '../../../common/limits/registers.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ListView, MatchingView } from '../../../server/moderation/registers/list-views.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { SelectField, TextField } from '../form/fields.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { valuesOf } from './columns-values.ts';
import { showFirstRows } from './first-rows.ts';
import { HowWritten } from './how-written.tsx';

type Props = { list: ListView['list']; matching: MatchingView; choices: ListView['choices'] };

/** Columns of most lists; the others are behind a fold. */
const USUAL: readonly FormField[] = [
  'name',
  'license_number',
  'license_class',
  'license_status',
  'license_expires_on',
  'trades',
  'address',
  'city',
  'state',
  'postal_code',
  'phone',
];
const isUsual = (field: FormField): boolean => USUAL.includes(field);

/** A select of columns for each of our fields, and how the file is read. */
export function ColumnsForm({ list, matching, choices }: Props) {
  const t = useT();
  const form = usePostForm(valuesOf(list, matching), {
    action: route('admin.registers.columns', { id: list.id }),
    also: { version: list.version },
    // The form is long, and what the columns give stands below it.
    onSaved: showFirstRows,
    visit: { preserveScroll: true },
  });
  const columns = matching.columns.map(({ place, name, examples }) => ({
    value: place,
    label: [name ?? t('registers.column_number', { place }), examples.join(' · ').slice(0, 60)]
      .filter(Boolean)
      .join(': '),
  }));
  return (
    <PostForm form={form} className="grid gap-6">
      <p className="max-w-text text-muted">{t('registers.columns_intro')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {FORM_FIELDS.filter(isUsual).map((field) => (
          <FieldColumns key={field} field={field} columns={columns} />
        ))}
      </div>
      <details>
        <summary>{t('registers.more_fields')}</summary>
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          {FORM_FIELDS.filter((field) => !isUsual(field)).map((field) => (
            <FieldColumns key={field} field={field} columns={columns} />
          ))}
        </div>
      </details>
      <ForAllRows choices={choices} />
      <details>
        <summary>{t('registers.more_choices')}</summary>
        <div className="mt-4 grid gap-6">
          <fieldset className="grid gap-4 sm:grid-cols-2">
            <legend className="mb-2 font-[640]">{t('registers.leave_out')}</legend>
            {Array.from({ length: LEFT_OUT_MAX }, (_, index) => index + 1).map((number) => (
              <LeftOut key={number} number={number} columns={columns} />
            ))}
          </fieldset>
          <HowWritten />
        </div>
      </details>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={list.isMatched ? 'secondary' : 'primary'} busy={form.busy}>
          {t('registers.save_columns')}
        </Button>
      </div>
    </PostForm>
  );
}

/** Facts that are the same in each row, or that no row gives. */
function ForAllRows({ choices }: Pick<Props, 'choices'>) {
  const t = useT();
  return (
    <fieldset className="grid items-start gap-4 sm:grid-cols-2">
      <legend className="mb-2 font-[640]">{t('registers.for_all')}</legend>
      <TextField name="day" type="date" label={t('registers.day')} help={t('registers.day_help')} required />
      <SelectField
        name="country"
        required
        label={t('registers.country')}
        options={[
          { value: 'US', label: t('registers.country.US') },
          { value: 'MX', label: t('registers.country.MX') },
        ]}
      />
      <SelectField
        name="state"
        label={t('registers.state_for_all')}
        help={t('registers.state_help')}
        placeholder={t('registers.each_row')}
        options={choices.state.map(({ code, name, country }) => ({
          value: code,
          label: name,
          group: country,
        }))}
      />
      <TextField name="city" label={t('registers.city_for_all')} />
      <TextField name="license_class" label={t('registers.class_for_all')} help={t('registers.class_help')} />
      <SelectField
        name="trade"
        label={t('registers.trade_for_all')}
        placeholder={t('registers.each_row')}
        options={choices.trades.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <SelectField
        name="date_order"
        label={t('registers.date_order')}
        placeholder={t('registers.told_by_file')}
        options={[
          { value: 'month_first', label: t('registers.month_first') },
          { value: 'day_first', label: t('registers.day_first') },
        ]}
      />
    </fieldset>
  );
}

type Columns = readonly { value: number; label: string }[];

function FieldColumns({ field, columns }: { field: FormField; columns: Columns }) {
  const t = useT();
  const isJoined = JOINED_FIELDS.some((joined) => joined === field);
  return (
    <div className="grid content-start gap-2">
      <SelectField
        name={`column_${field}`}
        label={t(`registers.field.${field}`)}
        placeholder={t('registers.no_column')}
        options={columns}
        required={field === 'name'}
      />
      {isJoined && (
        <SelectField
          name={`second_${field}`}
          label={t('registers.second_column', { field: t(`registers.field.${field}`) })}
          help={t('registers.second_help')}
          placeholder={t('registers.no_column')}
          options={columns}
        />
      )}
    </div>
  );
}

function LeftOut({ number, columns }: { number: number; columns: Columns }) {
  const t = useT();
  return (
    <>
      <SelectField
        name={`left_out_column_${number}`}
        label={t('registers.left_out_column', { number })}
        placeholder={t('registers.no_column')}
        options={columns}
      />
      <TextField
        name={`left_out_word_${number}`}
        label={t('registers.left_out_word', { number })}
        dir="auto"
      />
    </>
  );
}
