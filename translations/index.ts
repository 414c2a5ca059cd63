import { catalogue } from './generated/catalogue.ts';

export { catalogue };
export type MessageKey = keyof typeof catalogue;
