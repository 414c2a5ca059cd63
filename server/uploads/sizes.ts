/** Each image is kept three times; the number is the longest edge in pixels. Smaller ones are not made larger. */
export const IMAGE_EDGES = { small: 320, medium: 960, large: 1920 } as const;
export type ImageSize = keyof typeof IMAGE_EDGES;
export const IMAGE_SIZES = ['small', 'medium', 'large'] as const satisfies readonly ImageSize[];
