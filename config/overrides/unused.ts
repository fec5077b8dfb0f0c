/** Replaces what packages import for features that the portal does not use. */
const Nothing = () => null;

/** Of Umi: the document rendered on a server. */
export { Nothing as Html };

/** Of hoist-non-react-statics, for react-intl's injectIntl. */
export default Nothing;
