import { MESSAGE_MAX_LENGTH } from '../../../common/conversations.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { AnswerFormView } from '../../../server/quotes/answer-page.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useDraft } from '../../lib/drafts/drafts.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { UserText } from '../ui/user-text.tsx';

const EMPTY = { price_from: '', price_to: '', included: '', begins_on: '' };

/** A price or a range, what it includes, and the first day. Its draft survives reloads and lost connections. */
export function AnswerForm({ view }: { view: AnswerFormView }) {
  const t = useT();
  const { quote, customer, before } = view;
  const form = usePostForm(before ?? EMPTY, {
    action: route('quotes.answer.store', { id: quote.id }),
    visit: {
      onSuccess: ({ component }) => {
        if (component === 'messages/show') draft.clear();
      },
    },
  });
  const draft = useDraft(`quote-answer-1:${quote.id}`, form.data.included, (included) =>
    form.set('included', included),
  );
  return (
    <>
      <p className="mt-3 mb-6 max-w-text text-muted">
        <UserText text={t('quotes.answer_intro', { name: customer ?? t('messages.former_member') })} />
      </p>
      <PostForm form={form} className="grid max-w-form gap-6">
        <Prices form={form} currency={view.currency} />
        <Field
          label={t('quotes.included')}
          help={t('quotes.included_help')}
          error={form.errors['included']}
          required
        >
          {(control) => (
            <TextArea
              {...control}
              name="included"
              rows={5}
              dir="auto"
              counter={MESSAGE_MAX_LENGTH}
              value={form.data.included}
              onChange={({ target }) => form.set('included', target.value)}
            />
          )}
        </Field>
        <FirstDay form={form} />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t(before === null ? 'quotes.send_answer' : 'quotes.change_answer')}
          </Button>
        </div>
      </PostForm>
    </>
  );
}

type FormState = ReturnType<typeof usePostForm<typeof EMPTY>>;
type PricesProps = { form: FormState; currency: AnswerFormView['currency'] };

function Prices({ form, currency }: PricesProps) {
  const t = useT();
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Field
        label={t('quotes.price_from')}
        help={t('quotes.price_from_help', { currency })}
        error={form.errors['price_from']}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            name="price_from"
            inputMode="decimal"
            autoComplete="off"
            value={form.data.price_from}
            onChange={({ target }) => form.set('price_from', target.value)}
          />
        )}
      </Field>
      <Field label={t('quotes.price_to')} help={t('quotes.price_to_help')} error={form.errors['price_to']}>
        {(control) => (
          <TextInput
            {...control}
            name="price_to"
            inputMode="decimal"
            autoComplete="off"
            value={form.data.price_to}
            onChange={({ target }) => form.set('price_to', target.value)}
          />
        )}
      </Field>
    </div>
  );
}

function FirstDay({ form }: { form: FormState }) {
  const t = useT();
  return (
    <Field
      label={t('quotes.begins_on')}
      help={t('quotes.begins_on_help')}
      error={form.errors['begins_on']}
      required
    >
      {(control) => (
        <TextInput
          {...control}
          type="date"
          name="begins_on"
          value={form.data.begins_on}
          onChange={({ target }) => form.set('begins_on', target.value)}
        />
      )}
    </Field>
  );
}
