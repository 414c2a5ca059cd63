import { useState, type ReactNode } from 'react';
import {
  ANSWERED_IN_BUSINESS_DAYS,
  ANSWERED_IN_DAYS,
  CONFIRMED_IN_BUSINESS_DAYS,
  type ContactTopic,
} from '../../../common/contact-topics.ts';
import {
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_MESSAGE_MIN_LENGTH,
} from '../../../common/limits/text-limits.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { OperatorView } from '../../../server/content/contact/views.ts';
import { EmailField } from '../../components/accounts/email-field.tsx';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../components/form/fields.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = {
  operator: OperatorView;
  /** The signed-in user; empty for a visitor. */
  sender: { name: string; email: string };
  /** The subject that is chosen at first. */
  topic: ContactTopic;
};

/** The operator's name, addresses and tax number, then a form that writes to them. */
export default function ContactPage({ operator, sender, topic }: Props) {
  const t = useT();
  return (
    <FormPage
      heading={t('contact.title')}
      intro={t('contact.intro')}
      aside={
        <HelpList
          title={t('contact.faster_title')}
          items={[
            t('contact.faster_report'),
            t('contact.faster_appeal'),
            t('contact.faster_billing'),
            t('contact.faster_data'),
          ]}
        />
      }
    >
      <PageHead title={t('contact.title')} description={t('contact.description')} />
      <Operator operator={operator} />
      <ContactForm sender={sender} topic={topic} />
    </FormPage>
  );
}

function Operator({ operator: { name, address, email, taxId } }: Pick<Props, 'operator'>) {
  const t = useT();
  return (
    <section>
      <h2 className="mb-2">{t('contact.operator')}</h2>
      <dl className="data-list">
        <Fact label={t('contact.name')}>{name}</Fact>
        <Fact label={t('contact.address')}>
          <span className="whitespace-pre-line">{address}</span>
        </Fact>
        <Fact label={t('contact.email')}>
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        {taxId !== null && <Fact label={t('contact.tax_id')}>{taxId}</Fact>}
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ContactForm({ sender, topic }: Pick<Props, 'sender' | 'topic'>) {
  const t = useT();
  const [sent, setSent] = useState(false);
  const form = usePostForm(
    { name: sender.name, email: sender.email, topic: topic as string, message: '' },
    {
      action: route('contact.store'),
      visit: { onSuccess: ({ flash }) => setSent(flash['error'] === undefined) },
    },
  );
  if (sent)
    return (
      <Alert tone="good" live>
        {t('contact.sent')}
      </Alert>
    );
  return (
    <section>
      <h2 className="mb-4">{t('contact.form')}</h2>
      <PostForm form={form} className="grid gap-6">
        <TextField name="name" label={t('contact.your_name')} required maxLength={100} autoComplete="name" />
        <EmailField />
        <TopicField />
        <TextAreaField
          name="message"
          label={t('contact.message')}
          help={t('contact.who_reads')}
          required
          rows={8}
          counter={CONTACT_MESSAGE_MAX_LENGTH}
          minimum={CONTACT_MESSAGE_MIN_LENGTH}
        />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('contact.send')}
          </Button>
        </div>
      </PostForm>
    </section>
  );
}

const TOPICS = [
  ['general', 'contact.topic_general'],
  ['privacy', 'contact.topic_privacy'],
  ['security', 'contact.topic_security'],
] as const satisfies readonly (readonly [ContactTopic, string])[];

function TopicField() {
  const t = useT();
  const help = t('contact.topic_help', {
    confirm: CONFIRMED_IN_BUSINESS_DAYS,
    days: ANSWERED_IN_DAYS,
    business: ANSWERED_IN_BUSINESS_DAYS,
  });
  return (
    <SelectField
      name="topic"
      label={t('contact.topic')}
      help={help}
      required
      options={TOPICS.map(([topic, label]) => ({ value: topic, label: t(label) }))}
    />
  );
}
