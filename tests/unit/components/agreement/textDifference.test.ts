import {
  type DifferenceBlock,
  differenceSections,
  diffWords,
  segmentWords,
  textBlocks,
  textDifference,
} from '@/components/agreement/textDifference';
import { findAgreement, listAgreements } from '../../../../mock/lib/agreements/documents';
import '../../../../mock/lib/start';

const side = (blocks: DifferenceBlock[], left: 'removed' | 'added') =>
  blocks
    .map(({ parts }) =>
      parts
        .filter(({ kind }) => kind === 'same' || kind === left)
        .map(({ text }) => text)
        .join(''),
    )
    .filter((text) => text !== '');

const texts = (body: string) => textBlocks(body).map(({ text }) => text);

describe('blocks', () => {
  it('are headings, items and joined paragraphs', () => {
    const body =
      '# One #\nfirst **line**\nsecond [line](/x)\n\n- item `a`\n- item b\n1. third\n\n> quoted\n\n';
    expect(textBlocks(body)).toEqual([
      { shape: 'heading', text: 'One' },
      { shape: 'paragraph', text: 'first line second line' },
      { shape: 'item', text: 'item a' },
      { shape: 'item', text: 'item b' },
      { shape: 'item', text: '1. third' },
      { shape: 'paragraph', text: 'quoted' },
    ]);
  });
});

describe('diffWords', () => {
  it.each([
    ['zh-CN', '订单提交后请在 60 分钟内付款。', '订单提交后请在 30 分钟内付款。', ['60', '30']],
    ['en-US', 'Please pay within 60 minutes.', 'Please pay within 30 minutes.', ['60', '30']],
    ['zh-CN', '平台收集手机号。', '平台收集手机号和邮箱。', ['和邮箱']],
    ['en-US', 'by mail, by phone', 'by post, by call', ['mail', 'post', 'phone', 'call']],
  ])('compares words in %s', (locale, older, newer, changed) => {
    const parts = diffWords(older, newer, locale);
    expect(parts.filter(({ kind }) => kind !== 'same').map(({ text }) => text)).toEqual(changed);
  });

  it('includes the comma between two changed words', () => {
    expect(diffWords('red, green', 'blue, yellow', 'en-US')).toEqual([
      { kind: 'removed', text: 'red, green' },
      { kind: 'added', text: 'blue, yellow' },
    ]);
  });

  it('compares characters in a browser without Intl.Segmenter', () => {
    const segmenter = Object.getOwnPropertyDescriptor(Intl, 'Segmenter');
    Object.defineProperty(Intl, 'Segmenter', { value: undefined, configurable: true });
    try {
      expect(segmentWords('付款 within 30分，😀ok', 'zh-CN').join('|')).toBe(
        '付|款| |within| |30|分|，|😀|ok',
      );
      expect(diffWords('付款', '退款', 'zh-CN')).toEqual([
        { kind: 'removed', text: '付' },
        { kind: 'added', text: '退' },
        { kind: 'same', text: '款' },
      ]);
    } finally {
      if (segmenter) Object.defineProperty(Intl, 'Segmenter', segmenter);
    }
  });
});

describe('two texts', () => {
  const older = '## 1. Pay\n\nPay within 60 minutes.\n\n## 2. Law\n\nThe law applies.';
  const newer =
    '## 1. Pay\n\nPay within 30 minutes.\n\n## 2. Trials\n\nA trial ends.\n\n## 3. Law\n\nThe law applies.';

  it('show changed paragraphs as changed, and new ones as added', () => {
    expect(textDifference(older, newer, 'en-US').map(({ kind }) => kind)).toEqual([
      'same',
      'changed',
      'added',
      'added',
      'changed',
      'same',
    ]);
  });

  it('are all the same without a difference', () => {
    expect(textDifference(older, older, 'en-US').every(({ kind }) => kind === 'same')).toBe(true);
    expect(textDifference('', '', 'en-US')).toEqual([]);
    expect(textDifference('', 'new', 'en-US').map(({ kind }) => kind)).toEqual(['added']);
    expect(textDifference('old', '', 'en-US').map(({ kind }) => kind)).toEqual(['removed']);
  });

  it.each(['zh', 'en'] as const)('restore both versions of every agreement in %s', (language) => {
    for (const { code } of listAgreements(language)) {
      const versions = findAgreement(code, undefined, language)?.versions ?? [];
      const bodies = versions.map(({ version }) => findAgreement(code, version, language)?.body ?? '');
      for (const first of bodies) {
        for (const second of bodies) {
          const blocks = textDifference(first, second, language);
          expect(side(blocks, 'removed')).toEqual(texts(first));
          expect(side(blocks, 'added')).toEqual(texts(second));
        }
      }
    }
  });
});

describe('long unchanged parts', () => {
  const same: DifferenceBlock = { shape: 'paragraph', kind: 'same', parts: [{ kind: 'same', text: 'x' }] };
  const changed: DifferenceBlock = { ...same, kind: 'changed' };
  const heading: DifferenceBlock = { ...same, shape: 'heading' };
  const sections = (blocks: DifferenceBlock[]) =>
    differenceSections(blocks).map(({ unchanged, blocks: { length } }) => [unchanged, length]);

  it('are separate sections, except one block next to a change', () => {
    expect(sections([same, same, same, changed, same, same, changed, same, same])).toEqual([
      [true, 2],
      [false, 6],
      [true, 1],
    ]);
    expect(sections([same, same])).toEqual([[true, 2]]);
    expect(sections([])).toEqual([]);
  });

  it('include the heading of a change', () => {
    expect(sections([heading, same, heading, same, same, changed])).toEqual([
      [true, 2],
      [false, 1],
      [true, 1],
      [false, 2],
    ]);
  });
});
