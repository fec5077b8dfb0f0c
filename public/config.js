// Settings of this deployment, read before the portal starts. src/browser/runtimeSettings.ts describes them.
window.__PORTAL_CONFIG__ = {
  apiHost: '', // such as 'https://api.example.com'
  errorPage: '/exception',
  pictureHosts: [], // such as ['https://pictures.example.com']
  sections: null, // such as { market: 'Shop', agreement: ['Terms', 'Help'] }
  monitoring: null, // such as { collector: 'https://collector.example.com', service: 'portal' }
};
// The path that the portal stands under: `sh config/deploy/basePath.sh dist /portal/` writes it here and into the documents.
window.publicPath = window.__PORTAL_CONFIG__.routerBase = '/';
