import { preparePicture } from '@/pages/usercenter/security/certification/components/application/preparePicture';
import { replaceGlobal } from '../../support/globals';

const TEXTS = ['strokeText', 'fillText', 'translate', 'rotate', 'drawImage', 'fillRect'] as const;

/** Prepares a picture of this size and returns what is drawn onto the canvas, in which each character is 10 wide. */
async function prepare(width: number, height: number) {
  const calls: Record<(typeof TEXTS)[number], unknown[][]> = {
    ...{ strokeText: [], fillText: [], translate: [], rotate: [], drawImage: [], fillRect: [] },
  };
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => context,
    toBlob: (done: (blob: Blob) => void) => done(new Blob()),
  };
  const context = {
    ...{ canvas, font: '', lineWidth: 0, textBaseline: '', fillStyle: '', strokeStyle: '' },
    measureText: (text: string) => ({ width: text.length * 10 }),
    ...Object.fromEntries(TEXTS.map((name) => [name, (...given: unknown[]) => calls[name].push(given)])),
  };
  const bitmap = { width, height, close: () => {} };
  const restore = [
    replaceGlobal('createImageBitmap', { value: async () => bitmap }),
    replaceGlobal('document', { value: { createElement: () => canvas } }),
  ];
  await preparePicture(new Blob(), ['abc', 'de']);
  for (const undo of restore) undo();
  return { canvas, context, calls, bitmap };
}

const rounded = (calls: unknown[][]) =>
  calls.map((given) => given.map((each) => (typeof each === 'number' ? Math.round(each * 10) / 10 : each)));

it('a picture is reduced to 2560 pixels on its longest side, never enlarged and never without a side', async () => {
  for (const [width, height, smaller] of [
    [5120, 1000, [2560, 500]],
    [1000, 5120, [500, 2560]],
    [504, 403, [504, 403]],
    [50_000, 3, [2560, 1]],
    [3, 50_000, [1, 2560]],
  ] as const) {
    const { canvas, calls, bitmap } = await prepare(width, height);
    expect([canvas.width, canvas.height]).toEqual(smaller);
    expect(calls.drawImage).toEqual([[bitmap, 0, 0, ...smaller]]);
  }
});

it('the watermark covers the whole picture in rows of which every second one is shifted', async () => {
  const { calls, context } = await prepare(504, 504);
  expect(context).toMatchObject({
    ...{ font: '600 14px sans-serif', lineWidth: 2, textBaseline: 'middle', lineJoin: 'round' },
    ...{ fillStyle: 'rgba(0, 0, 0, 0.42)', strokeStyle: 'rgba(255, 255, 255, 0.6)' },
  });
  expect(calls.translate).toEqual([[252, 252]]);
  expect(calls.rotate).toEqual([[-Math.PI / 7]]);
  expect(calls.strokeText).toEqual(calls.fillText);
  // Nine rows of two lines, in turn with eleven and ten marks.
  expect(calls.fillText).toHaveLength(190);
  const marks = rounded(calls.fillText);
  expect(marks.slice(0, 3)).toEqual([
    ['abc', -392.4, -356.4],
    ['de', -392.4, -338.2],
    ['abc', -320.4, -356.4],
  ]);
  expect(marks[22]).toEqual(['abc', -356.4, -272.4]);
  expect(marks.at(-1)).toEqual(['de', 327.6, 333.8]);
});

it('the watermark of a large picture is larger', async () => {
  const { context } = await prepare(1440, 100);
  expect(context.font).toBe('600 40px sans-serif');
});
