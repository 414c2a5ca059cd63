import { useState } from 'react';
import { FIRST_OWN_COLOR } from '../../../common/profiles/contractor-page.ts';
import { route } from '../../../common/routes/route-table.ts';
import { useKeptInput } from '../../hooks/use-kept-input.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { FieldError } from '../ui/form/field.tsx';
import { LookFields, NeedsPlan } from '../profile/look-fields.tsx';
import type { PagePartProps } from './page-lists.tsx';
import { UpgradeNotice } from '../profile/upgrade-notice.tsx';

/** Template and colors, the page's own color among them. */
export function PageLook({ page, options, errors }: PagePartProps) {
  const t = useT();
  const kept = useKeptInput();
  const [look, setLook] = useState({
    template_id: kept.text('template_id', page.template_id),
    color_scheme_id: kept.text('color_scheme_id', page.own_color === '' ? page.color_scheme_id : 'own'),
  });
  const choose = (name: 'template_id' | 'color_scheme_id', value: string) =>
    setLook((before) => ({ ...before, [name]: value }));
  const isOwn = look.color_scheme_id === 'own';
  return (
    <>
      <LookFields
        look={options.look}
        template={look.template_id}
        colorScheme={look.color_scheme_id}
        previewOf={(template) => route('contractor.preview', {}, { query: { template } })}
        onChange={choose}
      >
        <div className="look-choice">
          <input
            type="radio"
            name="color_scheme_id"
            id="own-color"
            value="own"
            checked={isOwn}
            disabled={options.ownColorNeeds !== null && !isOwn}
            onChange={() => choose('color_scheme_id', 'own')}
          />
          <input
            type="color"
            name="own_color"
            className="own-color"
            aria-label={t('profile.own_color_pick')}
            disabled={options.ownColorNeeds !== null && !isOwn}
            defaultValue={colorOf(kept.text('own_color', page.own_color))}
          />
          <span>
            <label htmlFor="own-color">{t('profile.own_color')}</label>
            <span className="field-help block">{t('profile.own_color_help')}</span>
            <NeedsPlan limit="own_color" upgrade={options.ownColorNeeds} />
          </span>
        </div>
      </LookFields>
      {errors['own_color'] && <FieldError>{errors['own_color']}</FieldError>}
      <UpgradeNotice />
    </>
  );
}

const colorOf = (stored: string): string => `#${(stored || FIRST_OWN_COLOR).replace('#', '')}`;
