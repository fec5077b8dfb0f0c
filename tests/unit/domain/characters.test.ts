import * as v from 'valibot';
import { textLimit } from '@/components/form/textCount';
import { countCharacters, cutCharacters, maxCharacters } from '@/domain/characters';

const EMOJI = '😀';

it('counts an emoji and a Chinese character as one each', () => {
  expect(countCharacters(`中${EMOJI}a`)).toBe(3);
});

it('cuts no emoji in two', () => {
  expect(cutCharacters(`a${EMOJI}${EMOJI}`, 2)).toBe(`a${EMOJI}`);
  expect(cutCharacters('ab', 2)).toBe('ab');
});

it('accepts as many emoji in a field as the schema does', () => {
  const { max, strategy, exceedFormatter } = textLimit(3);
  const typed = exceedFormatter(EMOJI.repeat(4));
  expect(strategy(typed)).toBe(max);
  const schema = v.pipe(v.string(), maxCharacters(max));
  expect(v.is(schema, typed)).toBe(true);
  expect(v.is(schema, `${typed}a`)).toBe(false);
});
