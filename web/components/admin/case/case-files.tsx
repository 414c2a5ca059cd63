import { IconFile } from '@tabler/icons-react';
import type { UploadView } from '../../../../server/uploads/views.ts';
import { useT } from '../../../lib/page/app-context.tsx';

/** The files of an appeal, pictures drawn small. */
export function CaseFiles({ files }: { files: readonly UploadView[] }) {
  const t = useT();
  if (files.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 mt-2" aria-label={t('admin.files')}>
      {files.map((file) => (
        <li key={file.id}>
          <a
            className="inline-flex items-center gap-1.5 min-h-11"
            href={file.url}
            target="_blank"
            rel="noopener noreferrer"
          >
            {file.kind === 'image' ? (
              <img
                className="size-24 border border-line rounded-sm object-cover"
                src={file.url}
                alt={file.name}
                loading="lazy"
              />
            ) : (
              <>
                <IconFile size={18} stroke={1.75} aria-hidden="true" />
                {file.name}
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
