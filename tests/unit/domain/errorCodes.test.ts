import { filesOf } from '../../support/sourceCopy.cjs';

/** The codes that a back end has to send (spec section 8): the portal knows a refusal by them. */
const CODES = `
  ACCESS_ERROR: alreadyGranted 46201, notRequestable 46202, transitionRefused 46203, ownRequest 46204
  ACCOUNT_ERROR: wrongCredentials 10001, captchaRequired 10002, captchaWrong 10003, accountLocked 10004, smsCodeWrong 10005,
    smsCodeVoid 10006, smsTooSoon 10007, smsDailyLimit 10008, phoneTaken 10009, passwordRefused 10010, passwordsDiffer 10011,
    phoneInvalid 10012, consentOutdated 10013, phoneProofInvalid 10014, phoneUnchanged 10015
  AVATAR_ERROR: refused 45101
  BALANCE_ERROR: amountUnavailable 48001, dailyLimit 48002, nameUnverified 48003, autoTopUpOn 48004, transitionRefused 48005,
    keyUsed 48006, channelUnused 48007
  BINDING_ERROR: codeWrong 45301, consentOver 45302, boundElsewhere 45303, alreadyBound 45304
  CERTIFICATION_ERROR: transitionRefused 44001, fieldsInvalid 44002, fileRefused 44003, consentOutdated 44004
  CLOSING_ERROR: blocked 45401, beingClosed 45402
  DOCUMENT_ERROR: tooMany 47002
  FORM_ERROR: fieldsInvalid 45001, balanceShort 45002, hostTaken 45003, keyUsed 45004
  INSTANCE_ERROR: actionRefused 43001, changePending 43002, proofRequired 43003, notAnUpgrade 43004, limitReached 43005,
    ownNumber 43006
  INVOICE_ERROR: nothingToInvoice 42101, amountChanged 42102, idempotencyConflict 42103, transitionRefused 42104,
    tooManyTitles 42105, titleKept 42106
  LINKED_ERROR: codeRefused 10201, providerUnreachable 10202, linkedElsewhere 10203, alreadyLinked 10204, ticketOver 10205,
    lastWay 10206
  LINK_ERROR: tooMany 40311, twice 40312, noPage 40313
  ORDER_ERROR: serviceUnavailable 42001, selectionInvalid 42002, quantityExceeded 42003, purchaseLimit 42004,
    certificationRequired 42005, trialRefused 42006, couponUnknown 42011, couponExpired 42012, couponNotApplicable 42013,
    quoteExpired 42021, priceChanged 42022, consentOutdated 42023, idempotencyConflict 42024, transitionRefused 42031,
    balanceInsufficient 42032, nothingRefundable 42033, refundPending 42034, handOverPending 42035, refundAmountChanged 42036
  PROCESS_ERROR: transitionRefused 46101, stepDone 46102, ownRequest 46103, notReviewer 46104, notApplicant 46105
  REVIEW_ERROR: refused 48101, contactDetails 48102
  RULE_ERROR: gone 46001, duplicateName 46002, selectionChanged 46004, nothingToUndo 46005, nothingToRetry 46006,
    limitMissing 46007
  SECOND_STEP_ERROR: codeWrong 10101, codeUsed 10102, challengeOver 10103, locked 10104, setupOver 10105, alreadyOn 10106,
    notOn 10107
  TAG_ERROR: refused 45201
  TICKET_ERROR: refused 48201, fileRefused 48202`;

it('refusals have the codes that back ends send', () => {
  const files: string[] = filesOf('src/domain');
  const exported = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => Object.entries<Record<string, number>>(require(`../../../${file}`)));
  const found = exported
    .filter(([name]) => name.endsWith('_ERROR'))
    .map(
      ([name, codes]) =>
        `${name}: ${Object.entries(codes)
          .map((code) => code.join(' '))
          .join(', ')}`,
    );
  expect(found.toSorted()).toEqual(
    CODES.trim()
      .replace(/,\n\s+/g, ', ')
      .split(/\n\s+/),
  );
});
