/** The current entry of the menu. */
const SELECTED = {
  colorTextMenuSelected: 'var(--ant-color-link)',
  colorBgMenuItemSelected: 'var(--ant-control-item-bg-active)',
};

/** ProLayout's tokens in the console. */
export const layoutToken = (phone: boolean) => ({
  // All actions are one item, which would turn grey as a whole.
  header: { ...SELECTED, colorBgRightActionsItemHover: 'transparent' },
  sider: { ...SELECTED, colorTextSubMenuSelected: 'var(--ant-color-text)' },
  pageContainer: {
    paddingInlinePageContainerContent: phone ? 16 : 24,
    paddingBlockPageContainerContent: phone ? 16 : 24,
  },
});
