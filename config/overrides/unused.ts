/** Replaces what packages import for features that the portal does not use. */
const Nothing = () => null;
const useNothing = () => ({});

// ProLayout and PageContainer.
export {
  Nothing as Affix,
  Nothing as AppsLogoComponents,
  Nothing as Avatar,
  Nothing as Breadcrumb,
  Nothing as CollapsedIcon,
  Nothing as DefaultFooter,
  Nothing as Drawer,
  Nothing as defaultRenderLogo,
  Nothing as ErrorBoundary,
  Nothing as FooterToolbar,
  Nothing as Logo,
  Nothing as Skeleton,
  Nothing as Spin,
  Nothing as Tabs,
  Nothing as Watermark,
  useNothing as gLocaleObject,
  useNothing as useSWRConfig,
};
/** Of path-to-regexp: breadcrumb and page title are the portal's own. */
export const match = () => () => false;

/** Of Umi: the document rendered on a server. */
export { Nothing as Html };

/** Of swr, and of hoist-non-react-statics for react-intl's injectIntl. */
export default useNothing;
