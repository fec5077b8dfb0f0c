// The browser is found or installed by tests/support/browserPath.cjs: npm install must not depend on a download.
module.exports = { skipDownload: true };
