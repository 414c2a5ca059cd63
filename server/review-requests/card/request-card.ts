import { Readable } from 'node:stream';
import { encode } from 'uqr';
import { htmlLang } from '../../../common/format/language.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { CardSize } from '../../../common/limits/review-requests.ts';
import { file, type FileAnswer } from '../../core/answers.ts';
import { glyphRunsOf } from '../../pdf/glyph-runs.ts';
import {
  textMeasure,
  textWriter,
  type MeasureText,
  type Style,
  type WriteText,
} from '../../pdf/write-text.ts';
import type { BandColors } from './band-colors.ts';

/** In points. A6 is 105 by 148 mm; a letter sheet holds four cards of 4 1/4 by 5 1/2 inches. */
const SHEETS: Readonly<Record<CardSize, { page: [number, number]; card: [number, number] }>> = {
  a6: { page: [297.64, 419.53], card: [297.64, 419.53] },
  letter: { page: [612, 792], card: [306, 396] },
};
const MARGIN = 26;
const QR_SIZE = 150;
/** Characters from which a name is written smaller. */
const LONG_NAME = 60;
const INK = '#17202a';
const MUTED = '#5b6470';
const CUT = '#b9b4a8';

export type RequestCard = {
  name: string;
  /** Full address behind the code. */
  url: string;
  siteName: string;
  colors: BandColors;
};

/** Cards that lead customers to the review form, in the colors of the business: one on A6, four on a letter sheet with cutting lines. */
export async function requestCard(t: Translate, size: CardSize, card: RequestCard): Promise<FileAnswer> {
  const { default: PDFDocument } = await import('pdfkit');
  const { page, card: room } = SHEETS[size];
  const document = new PDFDocument({
    size: page,
    margin: 0,
    // No standard font: they lack the letters of many names, and a bundle does not find their files.
    font: '',
    lang: htmlLang(t.language),
    displayTitle: true,
    info: { Title: t('review_requests.card_title', { name: card.name }), Author: card.siteName },
  });
  const glyphs = await glyphRunsOf(document);
  const sheet = { document, write: textWriter(document, glyphs), measure: textMeasure(document, glyphs), t };
  for (let top = 0; top + room[1] <= page[1] + 1; top += room[1])
    for (let left = 0; left + room[0] <= page[0] + 1; left += room[0])
      drawCard(sheet, { left, top, width: room[0], height: room[1] }, card);
  if (size === 'letter') drawCuts(document, page);
  document.end();
  return file({
    name: `review-card-${size}-${htmlLang(t.language)}.pdf`,
    type: 'application/pdf',
    body: Readable.from(document),
  });
}

type Sheet = { document: PDFKit.PDFDocument; write: WriteText; measure: MeasureText; t: Translate };
type Room = { left: number; top: number; width: number; height: number };

function drawCard(sheet: Sheet, { left, top, width, height }: Room, card: RequestCard): void {
  const { document, write, measure, t } = sheet;
  const x = left + MARGIN;
  const inner = width - 2 * MARGIN;
  const style: Style = {
    size: card.name.length > LONG_NAME ? 12 : 18,
    color: card.colors.onBand,
    weight: 'bold',
  };
  const bandHeight = 36 + measure(card.name, inner, style);
  document.rect(left, top, width, bandHeight).fill(card.colors.band);
  write(card.name, { x, y: top + 18, width: inner }, style);
  let y = top + bandHeight + 18;
  y += write(t('review_requests.card_ask'), { x, y, width: inner }, { size: 14, color: INK, weight: 'bold' });
  y +=
    4 +
    write(
      t('review_requests.card_text', { site: card.siteName }),
      { x, y: y + 4, width: inner },
      { size: 9.5, color: MUTED },
    );
  const footer = 40;
  const side = Math.min(QR_SIZE, top + height - footer - y - 14);
  drawCode(document, card.url, { x: left + (width - side) / 2, y: y + 8, side });
  write(
    card.url.replace(/^https?:\/\//, ''),
    { x, y: top + height - footer, width: inner },
    { size: 9.5, color: INK, weight: 'bold' },
  );
}

/** Each run of dark squares as one rectangle, so that no hairlines are between them. */
function drawCode(
  document: PDFKit.PDFDocument,
  url: string,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  const step = side / size;
  for (const [row, squares] of data.entries())
    for (let from = 0; from < size; from += 1) {
      let to = from;
      while (squares[to]) to += 1;
      if (to > from) document.rect(x + from * step, y + row * step, (to - from) * step, step + 0.05);
      from = Math.max(from, to);
    }
  document.fill('#000000');
}

function drawCuts(document: PDFKit.PDFDocument, [width, height]: [number, number]): void {
  document.lineWidth(0.5).dash(4, { space: 4 }).strokeColor(CUT);
  document
    .moveTo(width / 2, 0)
    .lineTo(width / 2, height)
    .stroke();
  document
    .moveTo(0, height / 2)
    .lineTo(width, height / 2)
    .stroke();
}
