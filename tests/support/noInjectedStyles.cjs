/** Replaces the module that puts antd's styles into the document: jsdom has no layout, and spends a fifth of a page test on them. */
exports.injectCSS = () => null;
exports.removeCSS = () => {};
exports.updateCSS = () => document.createElement('style');
exports.clearContainerCache = () => {};
