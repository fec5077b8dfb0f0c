import * as v from 'valibot';
import { maxCharacters } from '../characters';
import { isEmail } from '../email';
import { nameSchema } from '../fieldError';
import { lenient } from '../lenient';
import { foldName } from '../name';
import { checkThat, count, idSchema, sentCode, text } from '../schemas';

export const INVOICE_TITLE_TYPES = ['personal', 'company'] as const;
export const INVOICE_TITLE_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 100;
/** The most titles that a user can keep. */
export const MAX_INVOICE_TITLES = 20;

/** The format of a unified social credit code. */
const TAX_NUMBER = /^[0-9A-HJ-NPQRTUWXY]{18}$/;

/** Normalises a tax number: half-width, without spaces and hyphens, upper case. */
export function normalizeTaxNumber(value: string): string {
  return value.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
}

export const isTaxNumber = (value: string): boolean => TAX_NUMBER.test(value);

/** An email address of at most 100 characters. */
export const emailSchema = v.pipe(
  v.string(),
  maxCharacters(EMAIL_MAX_LENGTH),
  checkThat(`An email address of at most ${EMAIL_MAX_LENGTH} characters.`, (value: string) => isEmail(value)),
);

/** Whom an invoice is for, and where it is sent. */
export const titleEntries = {
  /** Whether invoices are for a person or a company. */
  titleType: v.picklist(INVOICE_TITLE_TYPES),
  /** Name that invoices are made out to. */
  title: nameSchema(INVOICE_TITLE_MAX_LENGTH),
  /** For a company. */
  taxNumber: v.optional(
    v.pipe(sentCode, checkThat(`A unified social credit code: matches ${TAX_NUMBER.source}.`, isTaxNumber)),
  ),
  /** Email address that receives the invoices. */
  email: emailSchema,
};

interface TitleFacts {
  titleType: (typeof INVOICE_TITLE_TYPES)[number];
  taxNumber?: string | undefined;
}

/** Checks that a company has its tax number. */
export const companyCheck = <T extends TitleFacts>() =>
  checkThat(
    'A title of the type `company` needs a `taxNumber`.',
    ({ titleType, taxNumber }: T) => titleType === 'personal' || taxNumber !== undefined,
  );

/** A title to keep. `isDefault` makes it the title that is chosen at first, instead of the one before. */
export const titlePayloadSchema = v.pipe(
  v.object({
    ...titleEntries,
    /** Whether it is chosen at first; one title is, when there are any. */
    isDefault: v.optional(v.boolean(), false),
  }),
  companyCheck(),
);

/**
 * Changed fields of a title; those that are missing stay as they are. A tax number is sent with its type. `isDefault` alone needs
 * no version.
 */
export const titleChangeSchema = v.pipe(
  v.partial(
    v.object({
      ...titleEntries,
      /** Whether it is chosen at first; one title is, when there are any. */
      isDefault: v.boolean(),
      /** Version that the change started from. */
      version: count,
    }),
  ),
  checkThat(
    'The `titleType` `company` needs a `taxNumber`.',
    ({ titleType, taxNumber }) => titleType !== 'company' || taxNumber !== undefined,
  ),
);

/** Fields that are only valid together. */
export const TITLE_GROUPS = [['titleType', 'title', 'taxNumber']] as const;

/** A title that the user keeps. */
export const invoiceTitleSchema = v.object({
  titleId: idSchema,
  /** Whether invoices are for a person or a company. */
  titleType: v.picklist(INVOICE_TITLE_TYPES),
  /** Name that invoices are made out to. */
  title: text,
  /** Unified social credit code of the company; missing for a person. */
  taxNumber: lenient(v.string()),
  /** Email address that receives the invoices. */
  email: v.string(),
  /** Whether it is chosen at first; one title is, when there are any. */
  isDefault: v.boolean(),
  /** Incremented by each change. */
  version: count,
});

/** The default one first, then the latest. */
export const invoiceTitleListSchema = v.object({
  /** The user's titles, the one that is chosen at first before the others. */
  list: v.array(invoiceTitleSchema),
});

export type TitleChange = v.InferInput<typeof titleChangeSchema>;
export type TitlePayload = v.InferInput<typeof titlePayloadSchema>;
export type InvoiceTitle = v.InferOutput<typeof invoiceTitleSchema>;

/** Whether two titles are for the same: the tax number of a company, the name of a person. */
export function isSameTitle(
  one: TitleFacts & { title: string },
  other: TitleFacts & { title: string },
): boolean {
  if (one.titleType !== other.titleType || foldName(one.title) !== foldName(other.title)) return false;
  return one.titleType === 'personal' || one.taxNumber === other.taxNumber;
}
