/**
 * Random faults (mutations.cjs) that change nothing a user or a caller can notice.
 *
 * @type {{ file: string, kind: string, text: string, reason: string }[]} `text` is the expression without the fault.
 */
export const equivalentFaults = [
  {
    file: 'src/pages/serviceMarket/components/confirm/CouponChoice.tsx',
    kind: 'one more',
    text: '100',
    reason: 'Any page size that is more than a user has reads all coupons.',
  },
  {
    file: 'src/pages/order/components/PaymentPicture.tsx',
    kind: 'attribute left out',
    text: '',
    reason: 'What is inside an element with the role img is hidden anyway.',
  },
];
