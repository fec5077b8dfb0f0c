import {
  clampView,
  cropSquare,
  dragView,
  MAX_ZOOM,
  WHOLE,
} from '../../../../src/components/profile/squareCrop';
import { AVATAR_LIMITS, avatarProblem } from '../../../../src/domain/account/profile';
import { contentKind, HEAD_LENGTH, readHead } from '../../../../src/domain/fileContent';

const bytes = (...parts: (string | number)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...Buffer.from(part)])));

const JPG = bytes(0xff, 0xd8, 0xff, 0xe0);
const PNG = bytes(0x89, 'PNG\r\n', 0x1a, '\n');
const WEBP = bytes('RIFF', 1, 2, 3, 4, 'WEBP');
const PDF = bytes('%PDF-1.7');
const SVG = bytes('<svg xmlns=');

describe('avatarProblem', () => {
  it.each([
    ['jpg', JPG],
    ['png', PNG],
    ['webp', WEBP],
  ])('accepts %s', (_name, head) => {
    expect(avatarProblem({ size: AVATAR_LIMITS.size, head })).toBeUndefined();
  });

  it.each([
    ['pdf', PDF],
    ['svg', SVG],
    ['another RIFF', bytes('RIFF', 1, 2, 3, 4, 'WAVE')],
    ['half a WebP', WEBP.slice(0, 11)],
    ['nothing', bytes()],
  ])('rejects %s', (_name, head) => {
    expect(avatarProblem({ size: 10, head })).toBe('wrongType');
  });

  it('rejects empty files and files over two megabytes', () => {
    expect(avatarProblem({ size: 0, head: JPG })).toBe('empty');
    expect(avatarProblem({ size: AVATAR_LIMITS.size + 1, head: JPG })).toBe('tooLarge');
  });
});

it('contentKind recognizes only the requested kinds', () => {
  expect(contentKind(WEBP, ['jpg', 'webp'])).toBe('webp');
  expect(contentKind(WEBP, ['jpg', 'pdf'])).toBeUndefined();
});

it('readHead returns the first bytes of a file', async () => {
  const head = await readHead(new Blob(['RIFF1234WEBP and much more']));
  expect(Buffer.from(head).toString()).toBe('RIFF1234WEBP');
  expect(head).toHaveLength(HEAD_LENGTH);
});

describe('cropSquare', () => {
  const wide = { width: 900, height: 500 };

  it('starts as the largest square in the middle of the picture', () => {
    expect(cropSquare(wide, WHOLE)).toEqual({ x: 200, y: 0, side: 500 });
    expect(cropSquare({ width: 300, height: 800 }, WHOLE)).toEqual({ x: 0, y: 250, side: 300 });
  });

  it('stays within the picture while it is dragged', () => {
    const far = dragView(wide, WHOLE, { x: -10_000, y: -10_000 }, 280);
    expect(cropSquare(wide, far)).toEqual({ x: 400, y: 0, side: 500 });
    const back = dragView(wide, far, { x: 10_000, y: 0 }, 280);
    expect(cropSquare(wide, back)).toEqual({ x: 0, y: 0, side: 500 });
  });

  it('moves in proportion to the dragged distance', () => {
    const moved = dragView(wide, WHOLE, { x: 28, y: 0 }, 280);
    expect(cropSquare(wide, moved).x).toBeCloseTo(150);
  });

  it('shrinks with the zoom, between its limits', () => {
    expect(cropSquare(wide, { ...WHOLE, zoom: 2 })).toEqual({ x: 325, y: 125, side: 250 });
    expect(clampView(wide, { ...WHOLE, zoom: 0.1 }).zoom).toBe(1);
    expect(clampView(wide, { ...WHOLE, zoom: 99 }).zoom).toBe(MAX_ZOOM);
  });

  it('moves back into the picture when it grows at an edge', () => {
    const corner = clampView(wide, { zoom: 4, x: 1, y: 1 });
    expect(cropSquare(wide, corner)).toEqual({ x: 775, y: 375, side: 125 });
    expect(cropSquare(wide, { ...corner, zoom: 1 })).toEqual({ x: 400, y: 0, side: 500 });
  });
});
