import { useState } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Button } from '../ui/button.tsx';

/** The page as customers will see it, at two widths, drawn anew after each save. It runs nothing: the server drew it. */
export function PagePreview({ saves }: { saves: number }) {
  const t = useT();
  const isTakenOver = useTakenOver();
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone');
  return (
    <aside className="page-preview" aria-label={t('profile.preview_title')}>
      <h2 className="text-base">{t('profile.preview_title')}</h2>
      <p className="field-help">{t('profile.preview_help')}</p>
      {isTakenOver && (
        <div className="flex gap-2">
          {(['phone', 'desktop'] as const).map((one) => (
            <Button
              key={one}
              size="small"
              variant={one === width ? 'secondary' : 'ghost'}
              aria-pressed={one === width}
              onClick={() => setWidth(one)}
            >
              {t(`profile.preview_${one}`)}
            </Button>
          ))}
        </div>
      )}
      <div className={`preview-frame preview-${width}`}>
        <iframe
          key={saves}
          src={route('contractor.preview')}
          title={t('profile.preview_title')}
          sandbox="allow-same-origin"
          loading="lazy"
        />
      </div>
    </aside>
  );
}
