import { COST_BANDS } from '../../../common/constants.ts';
import {
  QUOTE_DESCRIPTION_MAX_LENGTH,
  QUOTE_PLACE_MAX_LENGTH,
  QUOTE_STARTS,
} from '../../../common/quotes.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { NewQuoteView } from '../../../server/quotes/create-page.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { errorUnder } from '../../lib/drafts/open-errors.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { PostForm } from '../form/post-form.tsx';
import { PhotoField, type PhotoEntry } from '../uploads/photo-field.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { SelectField, TextAreaField } from '../form/fields.tsx';
import { PlaceField } from '../form/place-field.tsx';
import { FieldError } from '../ui/form/field.tsx';
import { useState } from 'react';

type Draft = {
  to: string[];
  trade_id: string;
  place: string;
  starts: string;
  cost_band: string;
  description: string;
  photos: number[];
};
type FormState = ReturnType<typeof usePostForm<Draft>>;

/** The contractors, the job, the place and the time; only photos need scripts. */
export function QuoteForm({ view }: { view: NewQuoteView }) {
  const t = useT();
  const { contractors, tradeId } = view;
  const form = usePostForm<Draft>(
    {
      to: contractors.filter(({ isChosen }) => isChosen).map(({ slug }) => slug),
      trade_id: tradeId === null ? '' : String(tradeId),
      place: '',
      starts: '',
      cost_band: '',
      description: '',
      photos: [],
    },
    { action: route('quotes.store'), visit: { preserveScroll: true } },
  );
  return (
    <PostForm encType="multipart/form-data" form={form} className="grid max-w-form gap-6">
      <To view={view} form={form} />
      <Job view={view} />
      <Photos form={form} />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('quotes.send')}
        </Button>
      </div>
    </PostForm>
  );
}

type PartProps = { view: NewQuoteView; form: FormState };

function To({ view: { contractors, maximum }, form }: PartProps) {
  const t = useT();
  const error = errorUnder(form.errors, 'to');
  const { to } = form.data;
  return (
    <fieldset className="field">
      <legend className="field-label">{t('quotes.to')}</legend>
      <p className="field-help">{t('quotes.to_help', { maximum })}</p>
      {contractors.map(({ slug, name }) => (
        <Checkbox
          key={slug}
          name="to[]"
          value={slug}
          label={name}
          checked={to.includes(slug)}
          onChange={({ target }) =>
            form.set('to', target.checked ? [...to, slug] : to.filter((one) => one !== slug))
          }
        />
      ))}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}

function Job({ view: { trades, currency } }: Pick<PartProps, 'view'>) {
  const t = useT();
  return (
    <>
      <SelectField
        name="trade_id"
        label={t('quotes.trade')}
        required
        placeholder={t('quotes.choose_trade')}
        options={trades}
      />
      <PlaceField
        name="place"
        label={t('quotes.place')}
        help={t('quotes.place_help')}
        required
        maxLength={QUOTE_PLACE_MAX_LENGTH}
      />
      <SelectField
        name="starts"
        label={t('quotes.starts')}
        required
        placeholder={t('quotes.choose_trade')}
        options={QUOTE_STARTS.map((value) => ({ value, label: t(`quotes.starts.${value}`) }))}
      />
      <SelectField
        name="cost_band"
        label={t('quotes.cost')}
        placeholder={t('quotes.no_cost')}
        options={COST_BANDS.map((value) => ({
          value,
          label: t(`reviews.cost_short.${currency}.${value}`),
        }))}
      />
      <TextAreaField
        name="description"
        label={t('quotes.description')}
        help={t('quotes.description_help')}
        required
        dir="auto"
        rows={6}
        counter={QUOTE_DESCRIPTION_MAX_LENGTH}
      />
    </>
  );
}

function Photos({ form }: { form: FormState }) {
  const t = useT();
  const [photos, setPhotos] = useState<readonly PhotoEntry[]>([]);
  return (
    <PhotoField
      label={t('quotes.photos')}
      photos={photos}
      error={errorUnder(form.errors, 'photos')}
      onChange={(change) => {
        setPhotos((before) => {
          const after = change(before);
          form.set(
            'photos',
            after.map(({ id }) => id),
          );
          return after;
        });
      }}
    />
  );
}
