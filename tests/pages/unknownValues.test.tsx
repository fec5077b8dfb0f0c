import { createIntl } from '@@/plugin-locale/localeExports';
import { withUnknownValues } from '@/locales/unknownValues';

const onError = jest.fn();
const messages = { 'order.status.paid': 'Paid', 'order.period.month': '{count} months', product: 'Portal' };
const { formatMessage } = createIntl({ locale: 'en-US', messages: withUnknownValues(messages), onError });
/** A text by an id that TypeScript does not know. */
const show = (id: string, values?: Record<string, number>) => formatMessage({ id: id as TextId }, values);

beforeEach(() => onError.mockReset());

it('shows a known value by its text, an unknown or hostile one as it is, and reports neither', () => {
  for (const [id, text] of [
    ['order.status.paid', 'Paid'],
    ['order.status.frozen', 'frozen'],
    ['order.status.on.hold', 'on.hold'],
    ['order.status.已冻结', '已冻结'],
    ['order.status.{count}', '{count}'],
    ["order.status.it's", "it's"],
    ['order.status.', '-'],
    ['order.period.week', 'week'],
    ['order.status.<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ] as const) {
    expect([id, show(id, { count: 2 })]).toEqual([id, text]);
  }
  expect(onError).not.toHaveBeenCalled();
});

it('still reports other missing texts', () => {
  for (const id of ['order.none', 'other.status.paid', 'toString']) {
    onError.mockReset();
    show(id);
    expect([id, onError.mock.calls.length > 0]).toEqual([id, true]);
  }
});
