/** A file whose pages can be drawn; a picture has one. */
export type Drawable = {
  kind: 'picture' | 'pdf';
  pageCount: number;
  /** Signs, lines and transparency stay as they are in this format. */
  isLossless: boolean;
  /** Draws a page, counted from 0, in the size in which it is sent. Rejects when it cannot be drawn. */
  draw: (page: number, canvas: HTMLCanvasElement, signal: AbortSignal) => Promise<void>;
  close: () => void;
};

/** `gone`: the file is neither in this tab nor readable on the server. */
export type OpenProblem = 'picture' | 'pdf' | 'password' | 'pdf_pictures' | 'gone';

export class CannotOpen extends Error {
  override name = 'CannotOpen';
  readonly problem: OpenProblem;

  constructor(problem: OpenProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Throws where the browser has no memory left for a canvas. */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas.');
  return context;
}
