import { expectContract } from '../../../support/contractText';

it('the invoice area promises back ends these codes, limits, choices and refusals', () =>
  expectContract(
    'src/domain/invoice',
    `
    GET invoice/invoiceable
    GET invoice/list; ?status INVOICE_STATUSES
    GET invoice/export; ?status INVOICE_STATUSES; download of text/csv
    GET invoice/byKey/:key
    GET invoice/:invoiceId; refused 404
    POST invoice; refused 42101 42102 42103
    POST invoice/:invoiceId/withdraw; refused 42104
    POST invoice/:invoiceId/send; refused 42104
    GET invoiceTitle/list
    POST invoiceTitle; refused 42105 42106
    PUT invoiceTitle/:titleId; refused 42106 412
    DELETE invoiceTitle/:titleId
    INVOICE_LINE_KINDS: order topUp
    MAX_INVOICE_LINES: 100
    REVERSAL_CAUSES: refund withdrawal
    TAX_RATE: 600
    invoiceLine: kind INVOICE_LINE_KINDS
    invoiceRequest: titleType INVOICE_TITLE_TYPES; title to 100 characters; taxNumber A unified social
        credit code: matches ^[0-9A-HJ-NPQRTUWXY]{18}$; lines[].kind INVOICE_LINE_KINDS; lines 1 to 100;
        amount >= 1; keepTitle = false
    invoice: status INVOICE_STATUSES; titleType INVOICE_TITLE_TYPES; reversalCause REVERSAL_CAUSES
    invoiceable: kind INVOICE_LINE_KINDS
    INVOICE_ERROR: nothingToInvoice 42101, amountChanged 42102, idempotencyConflict 42103, transitionRefused
        42104, tooManyTitles 42105, titleKept 42106
    INVOICE_EVENTS: issue withdraw refund
    INVOICE_STATUSES: requested issued withdrawn reversed
    INVOICE_TRANSITIONS: requested (issue (to issued, by (system)), withdraw (to withdrawn, by (buyer)),
        refund (to withdrawn, by (system))), issued (refund (to reversed, by (system))), withdrawn (),
        reversed ()
    EMAIL_MAX_LENGTH: 100
    INVOICE_TITLE_MAX_LENGTH: 100
    INVOICE_TITLE_TYPES: personal company
    MAX_INVOICE_TITLES: 20
    TITLE_GROUPS: titleType title taxNumber
    email: An email address of at most 100 characters
    invoiceTitle: titleType INVOICE_TITLE_TYPES
    titleChange: titleType INVOICE_TITLE_TYPES; title to 100 characters; taxNumber as above
    titlePayload: titleType INVOICE_TITLE_TYPES; title to 100 characters; taxNumber as above; isDefault =
        false
    `,
  ));
