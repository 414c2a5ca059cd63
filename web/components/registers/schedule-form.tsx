import { REGISTER_SCHEDULES } from '../../../common/limits/registers.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { RegisterView } from '../../../server/moderation/registers/registers-page.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { SelectField, TextField } from '../form/fields.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { hourText } from './hour-text.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: hourText(hour) }));

/** When a source is looked at, and what stops its list. */
export function ScheduleForm({ register }: { register: RegisterView['register'] }) {
  const t = useT();
  const { id, every, hour, shareMax, address, pageUrl, canSchedule } = register;
  const form = usePostForm(
    {
      every,
      hour: String(hour),
      share_max: String(shareMax),
      address: address ?? '',
      page_url: pageUrl ?? '',
    },
    { action: route('admin.registers.schedule', { id }) },
  );
  return (
    <PostForm form={form} className="grid max-w-text gap-4">
      {!canSchedule && <p className="text-muted">{t('registers.schedule_needs_list')}</p>}
      <SelectField
        name="every"
        required
        label={t('registers.look')}
        options={REGISTER_SCHEDULES.map((value) => ({
          value,
          label: t(`registers.every.${value}`, { hour: '' }).trim(),
        }))}
      />
      <SelectField required name="hour" label={t('registers.hour')} options={HOURS} />
      <TextField
        name="share_max"
        required
        label={t('registers.share_max')}
        help={t('registers.share_max_help')}
        inputMode="numeric"
      />
      <TextField
        name="address"
        label={t('registers.address')}
        help={t('registers.schedule_address_help')}
        inputMode="url"
        dir="ltr"
      />
      <TextField
        name="page_url"
        label={t('registers.page_url')}
        help={t('registers.page_url_help')}
        inputMode="url"
        dir="ltr"
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('registers.save')}
        </Button>
      </div>
    </PostForm>
  );
}
