/** The fonts of a rich text (brief, section 9). */
export const FONT_SIZES_PX = [8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36] as const;
export const FONT_FAMILIES = [
  'Public Sans',
  'Bricolage Grotesque',
  'Arial',
  'Verdana',
  'Tahoma',
  'Trebuchet MS',
  'Georgia',
  'Times New Roman',
  'Courier New',
  'Lucida Sans Unicode',
] as const;
