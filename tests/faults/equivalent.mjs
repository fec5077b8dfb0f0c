const pause = (file, text) => ({
  ...{ file, kind: 'one more', text },
  reason: 'Nobody notices a millisecond more of a pause.',
});
const CENTER = 'src/pages/usercenter';

/**
 * Random faults (mutations.cjs) that change nothing a user or a caller can notice.
 *
 * @type {{ file: string, kind: string, text: string, reason: string }[]} `text` is the expression without the fault.
 */
export const equivalentFaults = [
  pause(`${CENTER}/invoice/$id.tsx`, '3_000'),
  pause(`${CENTER}/invoice/components/InvoiceList.tsx`, '3_000'),
  pause(`${CENTER}/order/$orderId/index.tsx`, '3_000'),
  pause(`${CENTER}/order/$orderId/index.tsx`, '20_000'),
  pause(`${CENTER}/order/$orderId/index.tsx`, '60_000'),
  {
    file: `${CENTER}/invoice/components/TitleDialog.tsx`,
    kind: 'condition dropped',
    text: "title?.titleId ?? 'new'",
    reason: 'The name of a draft, which only has to differ from those of the saved titles.',
  },
  {
    file: 'src/pages/serviceMarket/components/confirm/CouponChoice.tsx',
    kind: 'one more',
    text: '100',
    reason: 'Any page size that is more than a user has reads all coupons.',
  },
  pause('src/layouts/session/SessionWarning.tsx', '2_000'),
  {
    file: 'src/components/list/Pager.tsx',
    kind: 'condition dropped',
    text: 'isOff || undefined',
    reason: '`aria-disabled="false"` means the same as no attribute.',
  },
  {
    file: 'src/components/list/Pager.tsx',
    kind: 'operator exchanged',
    text: 'page < current',
    reason: 'The current page is in no gap.',
  },
  {
    file: 'src/layouts/session/SessionWarning.tsx',
    kind: 'attribute left out',
    text: '"presentation"',
    reason: 'An alert whose `role` is `undefined` has none, which means the same.',
  },
  {
    file: 'src/layouts/session/useSessionSecondsLeft.ts',
    kind: 'call left out',
    text: "document.removeEventListener('visibilitychange', update)",
    reason: 'The banner that uses it stays as long as the page.',
  },
  {
    file: 'src/layouts/root/RemovedFocus.tsx',
    kind: 'call left out',
    text: "document.removeEventListener('focusout', handleBlur)",
    reason: 'The component stays as long as the page, and the listener changes nothing without its observer.',
  },
  {
    file: 'src/components/QrPicture.tsx',
    kind: 'attribute left out',
    text: '',
    reason: 'What is inside an element with the role img is hidden anyway.',
  },
];
