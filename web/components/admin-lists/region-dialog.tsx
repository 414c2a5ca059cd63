import { LIST_NAME_MAX_LENGTH } from '../../../common/constants.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { EditableRegion } from '../../../server/moderation/lists/reference-views.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { DialogActions } from '../ui/overlay/dialog.tsx';
import { TextField } from '../form/fields.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { ListDialog } from './list-dialog.tsx';
import { useEdited } from './use-edited.ts';
import { useListForm } from './use-list-form.ts';

const typed = ({ english, mexican_spanish, active }: EditableRegion) => ({
  english,
  mexican_spanish,
  active,
});

type Props = { region: EditableRegion; onClose: () => void };

/** Changes a region's names, and whether it is offered; its address stays. */
export function RegionDialog({ region, onClose }: Props) {
  const t = useT();
  const { language } = useShared();
  const edited = useEdited(region);
  const form = useListForm(typed(region), {
    action: route('admin.regions.update', { id: region.id }),
    method: 'put',
    also: { version: String(edited.version) },
    onSaved: onClose,
  });
  return (
    <ListDialog onClose={onClose} title={t('admin_lists.edit_named', { name: region[language] })}>
      <PostForm form={form} className="grid gap-4">
        <ChangedMeanwhile edited={edited} onLoad={() => form.setData(typed(region))} />
        <TextField
          name="english"
          label={t('admin_lists.trades.name_english')}
          required
          maxLength={LIST_NAME_MAX_LENGTH}
        />
        <TextField
          name="mexican_spanish"
          label={t('admin_lists.trades.name_spanish')}
          required
          maxLength={LIST_NAME_MAX_LENGTH}
        />
        <Checkbox
          name="active"
          value="true"
          label={t('admin_lists.regions_edit.offer')}
          help={t('admin_lists.regions_edit.offer_help')}
          checked={form.data.active}
          onChange={({ target }) => form.set('active', target.checked)}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('admin.cancel')}</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('admin_lists.save')}
          </Button>
        </DialogActions>
      </PostForm>
    </ListDialog>
  );
}
