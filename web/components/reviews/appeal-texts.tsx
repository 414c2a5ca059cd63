import type { ReactNode } from 'react';
import type { AppealView } from '../../../server/reviews/appeals/appeal-views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';
import { UserText } from '../ui/user-text.tsx';
import { FileName } from '../uploads/file-name.tsx';

/** The words and files of an appeal, for those it concerns. */
export function AppealTexts({ appeal }: { appeal: AppealView | null }) {
  const t = useT();
  if (appeal === null || appeal.onReason === null) return null;
  const { kind, isMine, isSensitive, onReason, offReason, files } = appeal;
  return (
    <Disclosure
      summary={t(kind === 'remove_response' ? 'appeal_forms.response_texts' : 'appeal_forms.texts')}
      open={appeal.state === 'open'}
    >
      <div className="grid gap-4 border-s border-line ps-4">
        <Words title={t(`appeal_forms.on_reason.${isMine ? 'mine' : kind}`)}>
          {isMine ? onReason : <UserText text={onReason} />}
        </Words>
        {files.length > 0 && (
          <div>
            <p className="text-sm text-muted">{t('appeal_forms.attached')}</p>
            <ul>
              {files.map((file) => (
                <li key={file.id}>
                  <FileName file={file} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {isSensitive && <p className="text-sm text-muted">{t('appeal_forms.files_private')}</p>}
        {offReason !== null && (
          <Words title={t('appeal_forms.off_reason')}>
            {isMine ? offReason : <UserText text={offReason} />}
          </Words>
        )}
      </div>
    </Disclosure>
  );
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-sm text-muted">{title}</p>
      <p className="whitespace-pre-line" dir="auto">
        {children}
      </p>
    </div>
  );
}
