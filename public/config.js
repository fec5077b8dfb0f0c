// Settings of this deployment, read before the portal starts; edit after the build, nothing needs rebuilding.
window.__PORTAL_CONFIG__ = {
  // Where the API lives: '' for this host, or an absolute origin such as 'https://api.example.com'.
  apiHost: '',
  // Path that the portal's pages stand under, such as '/portal/'.
  routerBase: '/',
  // Monitoring is off without a collector (checked at start; nothing is reported yet): { collector: 'https://collector.example.com', service: 'portal', serviceVersion: '1.0.0' }
  monitoring: null,
};

// Path that the portal's files are asked for below; with a base path of its own also the addresses in index.html begin
// with it (config/deploy/render.sh writes both).
window.publicPath = '/';
