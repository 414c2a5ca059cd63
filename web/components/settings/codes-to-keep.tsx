import { useShared, useT } from '../../lib/page/app-context.tsx';
import { toastError, toastSuccess } from '../../lib/page/toasts.ts';
import { Button } from '../ui/button.tsx';

/** Safari lets a page copy only right after a press, so the code comes before one. */
const sharing = () => import('../../lib/share.ts');
const fetchSharing = () => void sharing();

/** Recovery codes: to select, and to copy or save where scripts run. */
export function CodesToKeep({ codes }: { codes: readonly string[] }) {
  const t = useT();
  const { siteTitle } = useShared();
  const copyCodes = () =>
    void sharing()
      .then(({ copy }) => copy(codes.join('\n')))
      .then(
        () => toastSuccess(t('signin.codes_copied')),
        () => toastError(t('signin.codes_not_copied')),
      );
  const saveCodes = () => {
    const heading = `${siteTitle}: ${t('signin.codes_title')}`;
    saveText(t('signin.codes_file'), [heading, t('signin.codes_intro'), '', ...codes, ''].join('\n'));
  };
  return (
    <>
      <ol className="grid list-decimal gap-2 ps-6 sm:grid-cols-2" translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="with-scripts">
        <div className="flex flex-wrap gap-2">
          <Button onClick={copyCodes} onFocus={fetchSharing} onPointerEnter={fetchSharing}>
            {t('signin.codes_copy')}
          </Button>
          <Button onClick={saveCodes}>{t('signin.codes_save')}</Button>
        </div>
      </div>
    </>
  );
}

/** The text is in no address: browsers list the addresses of what they saved. */
function saveText(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
}
