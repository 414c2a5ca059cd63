import {
  DATA_REQUEST_ASKS_MAX_LENGTH,
  DATA_REQUEST_GROUNDS,
  DATA_REQUEST_OUTCOMES,
  DATA_REQUEST_WORDS_MIN_LENGTH,
} from '../../../../common/data-requests.ts';
import { route } from '../../../../common/routes/route-table.ts';
import type { RequestCase } from '../../../../server/data-requests/admin/views.ts';
import { usePostForm } from '../../../hooks/use-post-form.ts';
import { useT } from '../../../lib/page/app-context.tsx';
import { SelectField, TextAreaField } from '../../form/fields.tsx';
import { PostForm } from '../../form/post-form.tsx';
import { SendButton } from '../../form/send-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/overlay/disclosure.tsx';

const STAY = { preserveScroll: true };

/** Answering, asking for more, extending and closing; each as the state of the request allows. */
export function RequestActions({ opened: { id, can } }: { opened: RequestCase }) {
  const t = useT();
  return (
    <div className="grid gap-3">
      {can.carryOut && (
        <div>
          <SendButton variant="primary" action={route('admin.data_requests.carry_out', { id })}>
            {t('admin.data_requests.carry_out')}
          </SendButton>
        </div>
      )}
      {can.answer && <Answer id={id} />}
      {can.ask && (
        <WordsForm
          action={route('admin.data_requests.ask', { id })}
          summary={t('admin.data_requests.ask')}
          label={t('admin.data_requests.ask_words')}
          help={t('admin.data_requests.ask_help')}
        />
      )}
      {can.extend && (
        <WordsForm
          action={route('admin.data_requests.extend', { id })}
          summary={t('admin.data_requests.extend')}
          label={t('admin.data_requests.extend_words')}
          help={t('admin.data_requests.extend_help')}
        />
      )}
    </div>
  );
}

type WordsProps = { action: string; summary: string; label: string; help: string };

function WordsForm({ action, summary, label, help }: WordsProps) {
  const form = usePostForm(
    { words: '' },
    { action, visit: STAY, isRefused: (input) => input?.['words'] !== undefined && !('outcome' in input) },
  );
  return (
    <Disclosure summary={summary} open={form.errors['words'] !== undefined || undefined}>
      <PostForm form={form} className="grid gap-4">
        <Words label={label} help={help} />
        <div>
          <Button type="submit" busy={form.busy}>
            {summary}
          </Button>
        </div>
      </PostForm>
    </Disclosure>
  );
}

function Answer({ id }: { id: number }) {
  const t = useT();
  const form = usePostForm(
    { outcome: '', ground: '', words: '' },
    {
      action: route('admin.data_requests.answer', { id }),
      visit: STAY,
      isRefused: (input) => input !== undefined && 'outcome' in input,
    },
  );
  return (
    <Disclosure
      summary={t('admin.data_requests.answer')}
      open={Object.keys(form.errors).length > 0 || undefined}
    >
      <PostForm form={form} className="grid gap-4">
        <SelectField
          name="outcome"
          label={t('admin.data_requests.outcome')}
          required
          placeholder={t('data_requests.choose')}
          options={DATA_REQUEST_OUTCOMES.map((value) => ({
            value,
            label: t(`data_requests.outcome.${value}`),
          }))}
        />
        <SelectField
          name="ground"
          label={t('data_requests.ground')}
          help={t('admin.data_requests.ground_help')}
          placeholder={t('admin.data_requests.no_ground')}
          options={DATA_REQUEST_GROUNDS.map((value) => ({
            value,
            label: t(`data_requests.ground.${value}`),
          }))}
        />
        <Words label={t('admin.data_requests.answer_words')} />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('admin.data_requests.answer')}
          </Button>
        </div>
      </PostForm>
    </Disclosure>
  );
}

function Words({ label, help }: { label: string; help?: string }) {
  return (
    <TextAreaField
      name="words"
      label={label}
      help={help}
      required
      dir="auto"
      rows={4}
      counter={DATA_REQUEST_ASKS_MAX_LENGTH}
      minimum={DATA_REQUEST_WORDS_MIN_LENGTH}
    />
  );
}
