// Settings of this deployment, read before the portal starts; edit after the build, nothing needs rebuilding.
window.__PORTAL_CONFIG__ = {
  // Where the API lives: '' for this host, or an absolute origin such as 'https://api.example.com'.
  apiHost: '',
  // Path under which the portal is served, such as '/portal/'.
  routerBase: '/',
  // Monitoring stays off without a collector: { collector: 'https://collector.example.com', service: 'portal', serviceVersion: '1.0.0' }
  monitoring: null,
};
