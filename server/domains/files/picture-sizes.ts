/** The longer side in pixels, sharp at three times the screen density in lists and at four times on pages. */
export const PICTURE_SIZES = { card: 144, page: 384 } as const;
export type PictureSize = keyof typeof PICTURE_SIZES;
export const PICTURE_SIZE_NAMES = Object.keys(PICTURE_SIZES) as PictureSize[];
