import { useState, type SyntheticEvent } from 'react';
import { ROUTES } from '../../../common/routes/route-table.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { CheckResult } from '../../components/public-log/check-result.tsx';
import { TextAreaField } from '../../components/form/fields.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/form/field.tsx';
import { Section } from '../../components/ui/section.tsx';
import { useT } from '../../lib/page/app-context.tsx';
import { checkText, type CheckedResult } from '../../lib/verify/check-text.ts';

/** `subject`: what to check first, such as `review/45`; or ''. */
export type Props = { subject: string };

/** Command of the program, alike in both languages. */
const COMMAND = 'node verify.mjs proof.json https://…';

/** Checks proofs and checkpoints in the browser alone. */
export default function VerifyPage({ subject }: Props) {
  const t = useT();
  return (
    <div className="grid max-w-text gap-6">
      <PageHead title={t('verify.title')} description={t('verify.description')} />
      <h1>{t('verify.title')}</h1>
      <p>{t('verify.intro')}</p>
      <CheckForm subject={subject} />
      <Section title={t('verify.self_title')}>
        <p>{t('verify.self_text')}</p>
        <pre className="mt-3 text-sm break-words whitespace-pre-wrap">
          <code>{COMMAND}</code>
        </pre>
        <p className="mt-3">
          <a href={ROUTES['verify.script'].path}>{t('verify.program')}</a>
        </p>
      </Section>
      <Section title={t('verify.files_title')}>
        <p>{t('verify.files_text')}</p>
        <ul className="mt-3 grid gap-2">
          <li>
            <a href={ROUTES['log.checkpoint'].path}>{t('verify.checkpoint')}</a>
          </li>
          <li>
            <a href={ROUTES['log.key'].path}>{t('verify.keys')}</a>
          </li>
        </ul>
      </Section>
    </div>
  );
}

function CheckForm({ subject }: Props) {
  const t = useT();
  const [text, setText] = useState(subject);
  const [files, setFiles] = useState<File[]>([]);
  const [error, setError] = useState<string>();
  const [result, setResult] = useState<CheckedResult | 'checking' | null>(null);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const texts = [text, ...(await Promise.all(files.map((file) => file.text())))].filter(
      (one) => one.trim() !== '',
    );
    setError(texts.length === 0 ? t('verify.empty') : undefined);
    setResult(texts.length === 0 ? null : 'checking');
    if (texts.length === 0) return;
    setResult(await checkText(texts.join('\n')));
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4" noValidate>
      <TextAreaField
        label={t('verify.field')}
        help={t('verify.field_help')}
        name="proof"
        value={text}
        onChange={setText}
        error={error}
        required
        spellCheck={false}
      />
      <Field label={t('verify.file')} required>
        {(control) => (
          <input
            {...control}
            required={false}
            type="file"
            multiple
            accept=".json,.txt,application/json,text/plain"
            onChange={({ target }) => setFiles([...(target.files ?? [])])}
          />
        )}
      </Field>
      <p>
        <Button type="submit" variant="primary">
          {t('verify.button')}
        </Button>
      </p>
      <CheckResult result={result} />
    </form>
  );
}
