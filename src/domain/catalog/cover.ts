/** The portal's drawings of what a service does, which the cover of a service can name. */
export const COVER_DRAWINGS = [
  'api',
  'contract',
  'identity',
  'ledger',
  'mail',
  'map',
  'meeting',
  'messages',
  'migration',
  'monitoring',
  'recognition',
  'records',
  'security',
  'shop',
  'signature',
  'speech',
  'translation',
  'writing',
] as const;

export type CoverDrawing = (typeof COVER_DRAWINGS)[number];

const SCHEME = 'drawing:';

/** Returns the cover that names a drawing. */
export const drawingCover = (drawing: CoverDrawing): string => SCHEME + drawing;

/** Returns the drawing that a cover names; undefined for a picture, for no cover and for a name that the portal does not know. */
export const readDrawing = (cover: string | undefined): CoverDrawing | undefined =>
  COVER_DRAWINGS.find((drawing) => cover === drawingCover(drawing));
