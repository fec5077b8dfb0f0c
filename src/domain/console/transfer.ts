import * as v from 'valibot';
import { isPhone } from '../account/phone';
import { type NameError, nameError, nameSchema, visibleErrors } from '../fieldError';
import { centsSchema, parseYuan } from '../money/money';
import { trimName } from '../name';
import { idSchema, sentText, text } from '../schemas';

export const RECEIVER_TYPES = ['alipay', 'bank'] as const;
/** In cents, inclusive. */
export const TRANSFER_LIMITS = { least: 1, most: 5_000_000, receiverName: 40 } as const;

/** `amount` is in cents. */
export const transferSchema = v.object({
  payAccountId: idSchema,
  /** Kind of the account that receives the money. */
  receiverType: v.picklist(RECEIVER_TYPES),
  /** Account that receives the money. */
  receiverAccount: v.pipe(sentText, v.minLength(1)),
  /** Name of the receiver. */
  receiverName: text,
  /** In yuan, as typed. */
  amount: v.pipe(centsSchema, v.minValue(TRANSFER_LIMITS.least), v.maxValue(TRANSFER_LIMITS.most)),
});

/** A transfer that is asked for. */
export const newTransferSchema = v.object({
  ...transferSchema.entries,
  /** Name of the receiver. */
  receiverName: nameSchema(TRANSFER_LIMITS.receiverName),
});

/** `balance` is in cents. */
export const payAccountListSchema = v.object({
  /** Accounts that can pay. */
  list: v.array(
    v.object({
      accountId: idSchema,
      /** Name of the account. */
      name: text,
      balance: centsSchema,
    }),
  ),
});

const typed = v.fallback(v.string(), '');
const typedTransferSchema = v.object({
  payAccountId: typed,
  receiverType: v.fallback(v.picklist(RECEIVER_TYPES), 'alipay'),
  receiverAccount: typed,
  receiverName: typed,
  /** In yuan, as typed. */
  amount: typed,
});

export type Transfer = v.InferOutput<typeof transferSchema>;
export type TypedTransfer = v.InferOutput<typeof typedTransferSchema>;
export type PayAccount = v.InferOutput<typeof payAccountListSchema>['list'][number];
export type TransferField = keyof TypedTransfer;
export const TRANSFER_FIELDS = Object.keys(typedTransferSchema.entries) as TransferField[];
export type TransferError = NameError | 'alipay' | 'bank' | 'amount' | 'tooLittle' | 'tooMuch';

const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;
const CARD = /^\d{16,19}$/;

/** Reads a stored draft; invalid fields are empty. */
export function readTypedTransfer(kept: unknown): TypedTransfer {
  const parsed = v.safeParse(typedTransferSchema, kept);
  return parsed.success ? parsed.output : v.parse(typedTransferSchema, {});
}

/** Removes the spaces and hyphens of card numbers. */
const plainAccount = (account: string) => account.normalize('NFKC').replace(/[\s-]/g, '');

function accountError({ receiverType, receiverAccount }: TypedTransfer) {
  const account = plainAccount(receiverAccount);
  if (account === '') return 'required';
  if (receiverType === 'bank') return CARD.test(account) ? undefined : 'bank';
  return isPhone(account) || EMAIL.test(account) ? undefined : 'alipay';
}

function amountError(amount: string) {
  if (amount.trim() === '') return 'required';
  const cents = parseYuan(amount);
  if (cents === undefined) return 'amount';
  if (cents < TRANSFER_LIMITS.least) return 'tooLittle';
  return cents > TRANSFER_LIMITS.most ? 'tooMuch' : undefined;
}

/** Returns the errors by field; empty when the transfer is valid. */
export function transferErrors(transfer: TypedTransfer): Partial<Record<TransferField, TransferError>> {
  return visibleErrors<TransferField, TransferError>({
    payAccountId: transfer.payAccountId === '' ? 'required' : undefined,
    receiverType: undefined,
    receiverAccount: accountError(transfer),
    receiverName: nameError(transfer.receiverName, TRANSFER_LIMITS.receiverName),
    amount: amountError(transfer.amount),
  });
}

/** Parses the input; `undefined` while it has errors. */
export function parseTransfer(transfer: TypedTransfer): Transfer | undefined {
  const amount = parseYuan(transfer.amount);
  if (amount === undefined || Object.keys(transferErrors(transfer)).length > 0) return undefined;
  return {
    ...transfer,
    receiverAccount: plainAccount(transfer.receiverAccount),
    receiverName: trimName(transfer.receiverName),
    amount,
  };
}
