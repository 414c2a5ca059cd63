import { MESSAGE_MAX_LENGTH } from '../../../common/conversations.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { AnswerFormView } from '../../../server/quotes/answer-page.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useDraft } from '../../lib/drafts/drafts.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { TextAreaField, TextField } from '../form/fields.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { UserText } from '../ui/user-text.tsx';

const EMPTY = { price_from: '', price_to: '', included: '', begins_on: '' };

/** A price or a range, what it includes, and the first day. Its draft survives reloads and lost connections. */
export function AnswerForm({ view }: { view: AnswerFormView }) {
  const t = useT();
  const { quote, customer, before, currency } = view;
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
        <Prices currency={currency} />
        <TextAreaField
          name="included"
          label={t('quotes.included')}
          help={t('quotes.included_help')}
          rows={5}
          dir="auto"
          counter={MESSAGE_MAX_LENGTH}
          required
        />
        <TextField
          name="begins_on"
          type="date"
          label={t('quotes.begins_on')}
          help={t('quotes.begins_on_help')}
          required
        />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t(before === null ? 'quotes.send_answer' : 'quotes.change_answer')}
          </Button>
        </div>
      </PostForm>
    </>
  );
}

function Prices({ currency }: Pick<AnswerFormView, 'currency'>) {
  const t = useT();
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField
        name="price_from"
        label={t('quotes.price_from')}
        help={t('quotes.price_from_help', { currency })}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <TextField
        name="price_to"
        label={t('quotes.price_to')}
        help={t('quotes.price_to_help')}
        inputMode="decimal"
        autoComplete="off"
      />
    </div>
  );
}
