import type { PostingFormOptions } from '../../../server/postings/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import type { ControlProps } from '../ui/form/field.tsx';

type Props = ControlProps & {
  name?: string;
  regions: PostingFormOptions['regions'];
  chosen: number | null;
  onChoose: (regionId: number | null) => void;
};

/** The states of both countries, each under its country. */
export function RegionSelect({ regions, chosen, onChoose, ...control }: Props) {
  const t = useT();
  const group = (country: string, label: string) => (
    <optgroup label={label}>
      {regions
        .filter((region) => region.country === country)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </optgroup>
  );
  return (
    <span className="select">
      <select
        {...control}
        className="control"
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('postings.choose_region')}</option>
        {group('US', t('postings.united_states'))}
        {group('MX', t('postings.mexico'))}
      </select>
    </span>
  );
}
