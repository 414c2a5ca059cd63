import type { UploadKind } from '../../../common/constants.ts';

/** A file that has arrived; its bytes as they were chosen are known as long as the page that sent them is open. */
export type FileEntry = { id: number; name: string; url: string; kind: UploadKind; file?: File };
