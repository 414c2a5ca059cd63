import { renderSVG } from 'uqr';
import type { Config } from './config/config.ts';

/** White around the code, in its squares: readers ask for four. */
const BORDER = 4;

/** The QR code of one of our own addresses as an SVG, black on white in every color scheme. `path`: with its query. */
export const qrCodeOf = ({ appUrl }: Pick<Config, 'appUrl'>, path: string): string =>
  qrCodeOfText(appUrl + path);

export const qrCodeOfText = (text: string): string => renderSVG(text, { border: BORDER, ecc: 'M' });
