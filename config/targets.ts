/**
 * The oldest browsers that run the portal. A build is searched for what they lack (tests/e2e/oldestBrowsers.test.ts), and an
 * older one gets a page that says so (shell/oldBrowser.ts).
 */
export const targets = { chrome: 111, edge: 111, firefox: 121, safari: 16.4 };

/** The same browsers in esbuild's notation. */
export const esbuildTargets = Object.entries(targets).map(([name, version]) => `${name}${version}`);
