import { findTypingPlaces } from '../support/typingPlaces';

const places = findTypingPlaces();

/** Where something typed has no draft, by the reason. */
const WITHOUT_DRAFT: Readonly<Record<string, readonly string[]>> = {
  'Passwords and codes are never kept.': [
    'src/components/AccountForm.tsx',
    'src/components/security/ProofForm.tsx',
    'src/pages/account/components/settings/BindingDialog.tsx',
    'src/pages/login/components/SecondStep.tsx',
    'src/pages/serviceMarket/components/confirm/CouponField.tsx',
    'src/pages/usercenter/components/money/coupon/OfferSection.tsx',
    'src/pages/usercenter/security/settings/components/secondStep/SetupForm.tsx',
  ],
  'Texts of identity papers are never stored.': [
    'src/pages/usercenter/security/certification/components/application/TextControl.tsx',
    'src/pages/usercenter/security/certification/components/application/TextStep.tsx',
  ],
  'There is no text, but consents or a number.': [
    'src/components/list/Pager.tsx',
    'src/components/topUp/TopUpForm.tsx',
    'src/layouts/session/AgreementGate.tsx',
    'src/pages/serviceMarket/detail/components/purchase/NumberField.tsx',
    'src/pages/usercenter/security/certification/submit.tsx',
    'src/pages/usercenter/security/settings/components/BalanceProofRow.tsx',
    'src/pages/usercenter/security/settings/components/ClosingForm.tsx',
    'src/pages/usercenter/service/components/detail/AlertForm.tsx',
  ],
  'A search, or a sample of one.': [
    'src/components/form/Select.tsx',
    'src/components/list/FilterBar.tsx',
    'src/components/search/SearchField.tsx',
    'src/components/search/SearchInput.tsx',
    'src/layouts/console/CommandPalette.tsx',
    'src/pages/admin/components/AccessCheck.tsx',
    'src/pages/agreement/index.tsx',
    'src/pages/exception/404.tsx',
    'src/pages/list/components/rule/RuleBin.tsx',
    'src/pages/list/components/rule/RuleFilterPanel.tsx',
    'src/pages/list/components/rule/RuleSearch.tsx',
    'src/pages/serviceMarket/components/market/PriceFilter.tsx',
  ],
  'A name of a few words, which is kept when its field is left or sent.': [
    'src/pages/editor/components/diagram/DiagramShape.tsx',
    'src/pages/editor/components/mind/OutlineTopic.tsx',
    'src/pages/list/components/rule/ViewList.tsx',
  ],
  'The form or the editor that it is a part of has the draft.': [
    'src/components/DayField.tsx',
    'src/components/form/FormDialog.tsx',
    'src/components/form/SubmitForm.tsx',
    'src/components/order/placing/BuyerText.tsx',
    'src/components/profile/useProfileControls.tsx',
    'src/pages/editor/components/diagram/SelectionFields.tsx',
    'src/pages/editor/components/mind/MindInspector.tsx',
    'src/pages/form/components/transfer/TransferFill.tsx',
    'src/pages/form/components/warehouse/MembersTable.tsx',
    'src/pages/form/components/warehouse/WarehouseFields.tsx',
    'src/pages/list/components/rule/RuleFields.tsx',
  ],
};

it('have a draft, or a reason to have none', () => {
  expect(places.flatMap(({ path, isForgetful }) => (isForgetful ? path : []))).toEqual(
    Object.values(WITHOUT_DRAFT).flat().sort(),
  );
});

it('are in dialogs and drawers that close in one way', () => {
  expect(places.filter(({ hasOverlay }) => hasOverlay).map(({ path }) => path)).toEqual([
    'src/components/Dialog.tsx',
    'src/components/SideDrawer.tsx',
  ]);
});
