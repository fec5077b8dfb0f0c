import { createIntl } from '@@/plugin-locale/localeExports';
import { withUnknownValues } from '@/locales/unknownValues';

const onError = jest.fn();
const messages = { 'order.status.paid': 'Paid', 'order.period.month': '{count} months', product: 'Portal' };
const { formatMessage } = createIntl({ locale: 'en-US', messages: withUnknownValues(messages), onError });
/** A text by an id that TypeScript does not know. */
const show = (id: string, values?: Record<string, number>) => formatMessage({ id: id as TextId }, values);

beforeEach(() => onError.mockReset());

it.each([
  ['order.status.paid', 'Paid'],
  ['order.status.frozen', 'frozen'],
  ['order.status.on.hold', 'on.hold'],
  ['order.status.已冻结', '已冻结'],
  ['order.status.{count}', '{count}'],
  ["order.status.it's", "it's"],
  ['order.status.', '-'],
  ['order.period.week', 'week'],
])('shows %s as "%s"', (id, text) => {
  expect(show(id, { count: 2 })).toBe(text);
  expect(onError).not.toHaveBeenCalled();
});

it('shows hostile values as text', () => {
  expect(show('order.status.<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>');
});

it.each(['order.none', 'other.status.paid', 'toString'])('still reports the missing text %s', (id) => {
  show(id);
  expect(onError).toHaveBeenCalled();
});
