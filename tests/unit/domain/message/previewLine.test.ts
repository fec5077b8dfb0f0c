import { previewLine } from '@/domain/message/message';

it.each([
  ['a text of one line', 'Pay by Friday.', 'Pay by Friday.'],
  ['the first of several lines', 'Pay by Friday.\nThank you.', 'Pay by Friday.'],
  ['the first line that is not blank', '\r\n \n  Hello,\r\nworld', 'Hello,'],
  ['a line with single spaces', 'Pay \t by   Friday', 'Pay by Friday'],
  ['markup as it is written', '<b>Now</b>', '<b>Now</b>'],
  ['nothing of an empty text', ' \n ', ''],
])('previews %s', (_, body, expected) => {
  expect(previewLine(body)).toBe(expected);
});
