import {
  parseTransfer,
  readTypedTransfer,
  type TypedTransfer,
  transferErrors,
} from '@/domain/console/transfer';

const TYPED: TypedTransfer = {
  payAccountId: 'petty',
  receiverType: 'alipay',
  receiverAccount: '13800138000',
  receiverName: '张三',
  amount: '12.5',
};
const errors = (changes: Partial<TypedTransfer>) => transferErrors({ ...TYPED, ...changes });

it('an empty transfer reports all required fields', () => {
  expect(transferErrors(readTypedTransfer(undefined))).toEqual({
    payAccountId: 'required',
    receiverAccount: 'required',
    receiverName: 'required',
    amount: 'required',
  });
});

it.each<[Partial<TypedTransfer>, object]>([
  [{}, {}],
  [{ receiverAccount: 'a.b@example.com' }, {}],
  [{ receiverAccount: 'a.b@example' }, { receiverAccount: 'alipay' }],
  [{ receiverAccount: '12345' }, { receiverAccount: 'alipay' }],
  [{ receiverType: 'bank' }, { receiverAccount: 'bank' }],
  [{ receiverType: 'bank', receiverAccount: '6222 0212-3456 7890' }, {}],
  [{ receiverType: 'bank', receiverAccount: '6'.repeat(20) }, { receiverAccount: 'bank' }],
  [{ receiverName: 'x'.repeat(41) }, { receiverName: 'tooLong' }],
  [{ amount: '0' }, { amount: 'tooLittle' }],
  [{ amount: '0.01' }, {}],
  [{ amount: '50000' }, {}],
  [{ amount: '50000.01' }, { amount: 'tooMuch' }],
  [{ amount: '1.005' }, { amount: 'amount' }],
  [{ amount: '-1' }, { amount: 'amount' }],
])('a transfer with %j has the errors %j', (changes, expected) => {
  expect(errors(changes)).toEqual(expected);
});

it('parseTransfer returns cents and normalized values, or nothing for an invalid transfer', () => {
  expect(parseTransfer({ ...TYPED, receiverType: 'bank', receiverAccount: '6222 0212 3456 7890' })).toEqual({
    payAccountId: 'petty',
    receiverType: 'bank',
    receiverAccount: '6222021234567890',
    receiverName: '张三',
    amount: 1_250,
  });
  expect(parseTransfer({ ...TYPED, amount: 'x' })).toBeUndefined();
  expect(parseTransfer({ ...TYPED, receiverName: ' ' })).toBeUndefined();
});

it('readTypedTransfer ignores invalid saved values', () => {
  expect(readTypedTransfer(TYPED)).toEqual(TYPED);
  expect(readTypedTransfer({ ...TYPED, receiverType: 'cash', amount: 3 })).toEqual({ ...TYPED, amount: '' });
});
