import { LIST_NAME_MAX_LENGTH } from '../../../common/constants.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { EditableRegion } from '../../../server/moderation/lists/reference-views.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { DialogActions } from '../ui/overlay/dialog.tsx';
import { TextField } from '../form/fields.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { ListDialog } from './list-dialog.tsx';
import { ListForm } from './list-form.tsx';
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
  const edited = useEdited(region, typed);
  const { send, busy, checked, errorOf } = useListForm(edited.value);
  const { value, version, change } = edited;
  const url = route('admin.regions.update', { id: region.id });
  const submit = () => {
    send({ method: 'put', url, body: { ...value, version }, onSaved: onClose });
  };
  return (
    <ListDialog onClose={onClose} title={t('admin_lists.edit_named', { name: region[language] })}>
      <ListForm action={url} also={{ version: String(version) }} checked={checked} onSubmit={submit}>
        {edited.isOutdated && <ChangedMeanwhile onLoad={edited.load} onKeep={edited.keep} />}
        <TextField
          name="english"
          label={t('admin_lists.trades.name_english')}
          error={errorOf('english')}
          required
          value={value.english}
          maxLength={LIST_NAME_MAX_LENGTH}
          onChange={(english) => change({ english })}
        />
        <TextField
          name="mexican_spanish"
          label={t('admin_lists.trades.name_spanish')}
          error={errorOf('mexican_spanish')}
          required
          value={value.mexican_spanish}
          maxLength={LIST_NAME_MAX_LENGTH}
          onChange={(mexican_spanish) => change({ mexican_spanish })}
        />
        <Checkbox
          name="active"
          value="true"
          label={t('admin_lists.regions_edit.offer')}
          help={t('admin_lists.regions_edit.offer_help')}
          checked={value.active}
          onChange={({ target }) => change({ active: target.checked })}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('admin.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('admin_lists.save')}
          </Button>
        </DialogActions>
      </ListForm>
    </ListDialog>
  );
}
