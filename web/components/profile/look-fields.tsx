import type { ReactNode } from 'react';
import { PLANS } from '../../../common/limits/plan-limits.ts';
import type { Upgrade } from '../../../common/profiles/membership-versions.ts';
import type { LookOptions } from '../../../server/profiles/form-views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { UpgradeLink } from '../billing/upgrade-link.tsx';

type Props = {
  look: LookOptions;
  template: string;
  colorScheme: string;
  /** Where the page is shown in a template. */
  previewOf?: (template: number) => string;
  /** More choices of colors. */
  children?: ReactNode;
  onChange: (name: 'template_id' | 'color_scheme_id', value: string) => void;
};

/**
 * The templates, drawn as the order of their blocks, and the color schemes. Those of a larger plan are
 * marked.
 */
export function LookFields({ look, template, colorScheme, previewOf, children, onChange }: Props) {
  const t = useT();
  return (
    <>
      <fieldset>
        <legend className="field-label">{t('profile.template')}</legend>
        <p className="field-help mb-3">{t('profile.template_help')}</p>
        <div className="look-choices">
          {look.templates.map(({ id, key, upgrade }) => (
            <label key={key} className="look-choice">
              <input
                type="radio"
                name="template_id"
                value={id}
                checked={template === String(id)}
                disabled={upgrade !== null && template !== String(id)}
                onChange={() => onChange('template_id', String(id))}
              />
              <span className={`template-sketch sketch-${key}`} aria-hidden="true">
                <i />
                <i />
                <i />
                <i />
              </span>
              <span>
                <b>{t(`profile.template.${key}`)}</b>
                <span className="field-help block">{t(`profile.template_text.${key}`)}</span>
                <NeedsPlan limit="templates" upgrade={upgrade} />
                {previewOf && (
                  <a className="text-sm" href={previewOf(id)} target="_blank" rel="noopener">
                    {t('profile.see_template')}
                  </a>
                )}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="field-label">{t('profile.color_scheme')}</legend>
        <p className="field-help mb-3">{t('profile.color_scheme_help')}</p>
        <div className="look-choices grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))]">
          {look.colorSchemes.map(({ id, upgrade }) => (
            <label key={id} className="look-choice">
              <input
                type="radio"
                name="color_scheme_id"
                value={id}
                checked={colorScheme === String(id)}
                disabled={upgrade !== null && colorScheme !== String(id)}
                onChange={() => onChange('color_scheme_id', String(id))}
              />
              <span
                className={`w-9 h-6 border-6 border-wash rounded-sm outline-1 outline-line-strong bg-band scheme-${id}`}
                aria-hidden="true"
              />
              <span>
                {t(`profile.scheme.${id}` as 'profile.scheme.1')}
                <NeedsPlan limit="color_schemes" upgrade={upgrade} />
              </span>
            </label>
          ))}
          {children}
        </div>
      </fieldset>
    </>
  );
}

type NeededProps = { limit: 'templates' | 'color_schemes' | 'own_color'; upgrade: Upgrade | null };

/** A look above the plan cannot be chosen; its plan can be compared with the larger ones. */
export function NeedsPlan({ limit, upgrade }: NeededProps) {
  const t = useT();
  if (upgrade === null) return null;
  const plan = PLANS[upgrade].name;
  return (
    <span className="block text-sm">
      <UpgradeLink limit={limit} plan={upgrade} message={t('billing.with_plan_text', { plan })}>
        {t('billing.with_plan', { plan })}
      </UpgradeLink>
    </span>
  );
}
