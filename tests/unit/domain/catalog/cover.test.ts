import { allServiceIds, findServiceRecord } from '../../../../mock/lib/catalogue/catalogue';
import { COVER_DRAWINGS, drawingCover, readDrawing } from '../../../../src/domain/catalog/cover';

it('a cover names one of the drawings of the portal', () => {
  for (const drawing of COVER_DRAWINGS) expect(readDrawing(drawingCover(drawing))).toBe(drawing);
});

it.each(['', undefined, 'speech', 'drawing:', 'drawing:nothing', 'drawing:toString', 'pictures/code.svg'])(
  'names no drawing: %p',
  (cover) => expect(readDrawing(cover)).toBeUndefined(),
);

it('gives every service of the market a drawing of what it does', () => {
  const drawingOf = (serviceId: string) => readDrawing(findServiceRecord(serviceId)?.cover);
  expect(allServiceIds().filter((id) => !drawingOf(id))).toEqual([]);
  expect(drawingOf('live-transcription')).toBe('speech');
  expect(drawingOf('lawyer-contract-review')).toBe('contract');
  expect(drawingOf('content-check-api')).toBe('api');
});
