/** Stands in for the module by which antd puts its styles into the document: jsdom has no layout, and reading them takes it a tenth of a test. */
exports.injectCSS = () => null;
exports.removeCSS = () => {};
exports.updateCSS = (_css, _key, _options) => document.createElement('style');
exports.clearContainerCache = () => {};
