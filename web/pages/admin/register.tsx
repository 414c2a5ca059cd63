import { route } from '../../../common/routes/route-table.ts';
import type { RegisterView } from '../../../server/moderation/registers/registers-page.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { FormWithDocuments } from '../../components/form/form-with-documents.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { ListSourceFields } from '../../components/registers/list-source-fields.tsx';
import { ScheduleForm } from '../../components/registers/schedule-form.tsx';
import { SourceFacts } from '../../components/registers/source-facts.tsx';
import { SourceHistory } from '../../components/registers/source-history.tsx';
import { WordsForm } from '../../components/registers/words-form.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Breadcrumbs } from '../../components/ui/breadcrumbs.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { Section } from '../../components/ui/section.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = RegisterView;

/** One source: its age, its next list, its schedule, its own words, and everything that was done to it. */
export default function AdminRegisterPage(props: Props) {
  const t = useT();
  const { register, words, choices } = props;
  const { id, open, every, isPaused, address } = register;
  return (
    <AdminFrame title={register.name}>
      <Breadcrumbs steps={[{ name: t('admin.registers'), href: route('admin.registers') }]} />
      <div className="my-4">
        {open && (
          <Alert tone={open.stop === null ? 'neutral' : 'caution'}>
            <Link href={route('admin.registers.list', { id: open.id })}>
              {t(open.stop === null ? `registers.state.${open.state}` : `registers.stop.${open.stop}`)}
            </Link>
          </Alert>
        )}
        {register.failed !== null && <Alert tone="caution">{register.failed}</Alert>}
      </div>
      <SourceFacts register={register} />
      {!open && (
        <Section title={t('registers.next_list')}>
          {address !== null && (
            <p className="mb-4">
              <SendButton action={route('admin.registers.begin', { id })} also={{ address }}>
                {t('registers.fetch_now')}
              </SendButton>
            </p>
          )}
          <NextList {...props} />
        </Section>
      )}
      <Section title={t('registers.schedule')}>
        <ScheduleForm register={register} />
        {every !== 'none' && (
          <p className="mt-4">
            <SendButton
              variant="secondary"
              action={route(isPaused ? 'admin.registers.resume' : 'admin.registers.pause', { id })}
            >
              {t(isPaused ? 'registers.resume' : 'registers.pause')}
            </SendButton>
          </p>
        )}
      </Section>
      {words.length > 0 && (
        <Section title={t('registers.words_title')}>
          <WordsForm
            action={route('admin.registers.words', { id })}
            choices={choices}
            words={words.map(({ field, word, meaning }) => ({ field, word, meaning, count: null }))}
          />
        </Section>
      )}
      <SourceHistory {...props} />
    </AdminFrame>
  );
}

function NextList({ register: { id }, today }: Props) {
  const t = useT();
  const form = usePostForm({ address: '', day: '' }, { action: route('admin.registers.begin', { id }) });
  return (
    <FormWithDocuments form={form} className="grid max-w-text gap-4">
      <ListSourceFields errors={form.errors} today={today} />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('registers.go_on')}
        </Button>
      </div>
    </FormWithDocuments>
  );
}
