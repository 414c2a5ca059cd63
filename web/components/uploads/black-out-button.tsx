import { useState } from 'react';
import { fetchedLater } from '../../hooks/fetched-later.ts';
import { useT } from '../../lib/page/app-context.tsx';
import type { BlackOutProps } from '../black-out/black-out-props.ts';
import { Button } from '../ui/button.tsx';

const dialog = fetchedLater(async () => (await import('../black-out/black-out-dialog.tsx')).BlackOutDialog);

/** Opens the dialog that covers parts of a file, whose code comes with the first opening. */
export function BlackOutButton({ entry, room, onUse }: Omit<BlackOutProps, 'onClose'>) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  // While the dialog goes, it shows what it was opened with, although that has been replaced.
  const [opened, setOpened] = useState(entry);
  const close = () => setOpen(false);
  const BlackOutDialog = dialog.useFetched(isOpen, close)?.code;
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        aria-label={t('black_out.open_file', { name: entry.name })}
        onClick={() => {
          setOpened(entry);
          setOpen(true);
        }}
      >
        {t('black_out.open')}
      </Button>
      {BlackOutDialog && (
        <BlackOutDialog
          entry={opened}
          room={room}
          open={isOpen}
          onClose={close}
          onUse={(entries, isDeleted) => {
            close();
            onUse(entries, isDeleted);
          }}
        />
      )}
    </>
  );
}
