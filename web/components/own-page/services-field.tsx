import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { SERVICES_MAX_COUNT } from '../../../common/profiles/contractor-page.ts';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { FormRows } from './form-rows.tsx';
import type { PagePartProps } from './page-lists.tsx';
import { PlainText } from '../profile/plain-fields.tsx';

/** The services, each with an optional starting price; the usual ones of the trade are one press away. */
export function ServicesField({ page: { services }, options, errors }: PagePartProps) {
  const t = useT();
  const rows = useRef<HTMLDivElement>(null);
  const [names, setNames] = useState(services.map(({ name }) => name));
  const read = () => setNames(nameFields(rows.current).map(({ value }) => value.trim()));
  return (
    <>
      <UsualServices
        usual={options.usualServices}
        names={names}
        onToggle={(name) => toggle(rows.current, name)}
      />
      <div ref={rows} onInput={read}>
        <FormRows
          name="services"
          legend={t('profile.own_services')}
          help={t('profile.services_help', { maximum: SERVICES_MAX_COUNT })}
          stored={services.length}
          maximum={SERVICES_MAX_COUNT}
          error={errors['services']}
        >
          {(index) => (
            <>
              <PlainText
                name={`services.${index}.name`}
                label={t('profile.service_name', { number: index + 1 })}
                stored={services[index]?.name}
                errors={errors}
              />
              <PlainText
                name={`services.${index}.price`}
                label={t('profile.service_price', { currency: options.currency })}
                stored={services[index]?.price}
                errors={errors}
                inputMode="decimal"
              />
            </>
          )}
        </FormRows>
      </div>
    </>
  );
}

type UsualProps = { usual: readonly string[]; names: readonly string[]; onToggle: (name: string) => void };

function UsualServices({ usual, names, onToggle }: UsualProps) {
  const t = useT();
  const isTakenOver = useTakenOver();
  const chosen = new Set(names.map((name) => name.toLowerCase()));
  if (usual.length === 0 || !isTakenOver) return null;
  return (
    <fieldset className="field">
      <legend className="field-label">{t('profile.usual_services')}</legend>
      <div className="flex flex-wrap gap-2">
        {usual.map((name) => {
          const isChosen = chosen.has(name.toLowerCase());
          const Sign = isChosen ? IconCheck : IconPlus;
          return (
            <button
              key={name}
              type="button"
              className="usual-choice"
              aria-pressed={isChosen}
              onClick={() => onToggle(name)}
            >
              <Sign size={16} stroke={2} aria-hidden="true" />
              {name}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

const nameFields = (rows: HTMLElement | null): HTMLInputElement[] => [
  ...(rows?.querySelectorAll<HTMLInputElement>('input[name$=".name"]') ?? []),
];

/** Writes a service into the first empty row, or empties its row. The form notices it as typing. */
function toggle(rows: HTMLElement | null, name: string): void {
  const fields = nameFields(rows);
  const present = fields.find(({ value }) => value.trim().toLowerCase() === name.toLowerCase());
  const field = present ?? fields.find(({ value }) => value.trim() === '');
  if (field === undefined) return;
  field.value = present ? '' : name;
  const price = field.name.replace(/\.name$/, '.price');
  if (present) {
    const priceField = rows?.querySelector<HTMLInputElement>(`input[name="${price}"]`);
    if (priceField) priceField.value = '';
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
