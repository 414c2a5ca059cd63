import { LANGUAGES, type Language } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import { PostForm } from '../../components/form/post-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { SettingsFrame } from '../../components/settings/settings-frame.tsx';
import { Button } from '../../components/ui/button.tsx';
import { RadioField } from '../../components/form/fields.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';

export type Props = Record<string, never>;

/** Each language by its own name. */
const NAMES: Record<Language, string> = { english: 'English', mexican_spanish: 'Español (México)' };

/** The language of pages and mails. */
export default function SettingsLanguagePage(_props: Props) {
  const t = useT();
  const { language } = useShared();
  const form = usePostForm<{ language: string }>(
    { language },
    { action: route('language.update'), also: { next: route('settings.language') } },
  );
  return (
    <SettingsFrame
      current="settings.language"
      title={t('settings.language_title')}
      intro={t('settings.language_text')}
      help={
        <HelpList
          title={t('settings.help_language')}
          items={[t('settings.help_language_1'), t('settings.help_language_2')]}
        />
      }
    >
      <PageHead title={t('settings.language_title')} noIndex />
      <PostForm form={form} className="grid gap-6">
        <RadioField
          legend={t('settings.language_title')}
          name="language"
          options={LANGUAGES.map((value) => ({ value: value as string, label: NAMES[value] }))}
        />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('settings.language_save')}
          </Button>
        </div>
      </PostForm>
    </SettingsFrame>
  );
}
