import { useT } from '../../lib/page/app-context.tsx';
import { newVersion } from '../../lib/page/new-version.ts';
import { useStore } from '../../lib/store.ts';

/**
 * Tells that a new version exists. It loads when the reader asks for it, so that the page's input is not
 * lost.
 */
export function NewVersionBar() {
  const t = useT();
  const load = useStore(newVersion, null);
  return (
    <div role="status" className={load ? 'version-bar' : undefined}>
      {load && (
        <>
          <span>{t('layout.new_version')}</span>
          <button type="button" className="version-load" onClick={load}>
            {t('layout.new_version_load')}
          </button>
        </>
      )}
    </div>
  );
}
