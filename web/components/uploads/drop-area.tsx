import { useState, type DragEvent, type ReactNode } from 'react';
import { useT } from '../../lib/page/app-context.tsx';

/** Files dropped here are taken like chosen ones. Only a pointer can drop: the file buttons within are for everyone. */
export function DropArea({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const t = useT();
  const [isOver, setIsOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  const over = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className="drop-area"
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <p className="drop-area-help">{t('uploads.drop_here')}</p>
      {children}
    </div>
  );
}
